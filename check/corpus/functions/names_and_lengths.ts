// The name and length of functions of every kind.
function decl(a: number, b = 1, ...c: number[]) {}
const expr = function () {};
const named = function inner() {
  return inner.name;
};
const arrow = (x: number, y: number) => x;
const o = {
  method() {},
  get g() {
    return 1;
  },
  ["comp"]: () => {},
  fn: function () {},
  async am() {},
  *gen() {},
};
class C {
  static s() {}
  m(a: any, b: any) {}
  static field = () => {};
  f = (x: any) => x;
  constructor(public p: number) {}
}
let later;
later = () => 1;
const { d = () => {} } = {} as { d?: () => void };
console.log(decl.name, decl.length, expr.name, named.name, named(), arrow.name, arrow.length);
console.log(o.method.name, o["comp"]!.name, o.fn.name, o.am.name, o.gen.name);
console.log(
  C.name,
  C.length,
  C.s.name,
  C.prototype.m.name,
  C.prototype.m.length,
  C.field.name,
  new C(1).f.name,
);
console.log(later.name, d.name, (() => {}).name === "", function () {}.name.length);
console.log([decl, expr, arrow, C, o.am, o.gen, later]);
console.log(o, decl.bind(null).name, Math.max.name, parseInt.name, String.prototype.slice.name);
console.log({ decl, x: class {}, y: class Named extends C {} }, [class {}]);
const sym = Symbol("tag");
const so = { [sym]() {}, [Symbol.iterator]: function* () {} };
console.log(so[sym].name, so[Symbol.iterator].name, so);
console.log(new C(1).constructor.name, Object.getOwnPropertyDescriptor(o, "g")!.get!.name);
