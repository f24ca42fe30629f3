let order: string[] = [];
function note(what: string): string {
  order.push(what);
  return what;
}
class A {
  a = note("A.a");
  constructor() {
    note("A()");
  }
}
class B extends A {
  b = note("B.b");
  c = this.b + "+" + this.a;
  optional?: number;
  constructor(public d = note("B.d")) {
    super();
    note("B()");
  }
}
const b = new B();
console.log(order.join(" "));
console.log(b);
console.log(Object.keys(b).join());
