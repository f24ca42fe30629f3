class A { kind: string; constructor() { this.kind = new.target.name; if (new.target === A) console.log("direct"); } }
class B extends A {} console.log(new A().kind, new B().kind);
abstract class Abs { constructor() { if (new.target === Abs) throw new TypeError("abstract!"); } } class Con extends Abs {} console.log(new Con());
function F(this: any) { return new.target === undefined; } console.log((F as any)());
