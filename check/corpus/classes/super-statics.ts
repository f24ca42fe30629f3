class A { static make() { return "A.make " + this.name; } static tag = "t"; }
class B extends A { static make() { return "B(" + super.make() + ")" + super.tag; } }
console.log(B.make(), B.tag, A.make());
