// The statics of Object.
const o = Object.freeze({ a: 1, b: { c: 2 } });
"use strict";
try {
  (o as any).a = 5;
}
catch (e: any) {
  console.log(e.message);
}
o.b.c = 3;
console.log(o, Object.isFrozen(o), Object.isFrozen(o.b), Object.isSealed(o));
console.log(Object.entries({ z: 1, 2: "two", a: 3, 1: "one" }), Object.assign({}, { x: 1 }, null, { y: 2 }), Object.fromEntries(new Map([["k", 1]])), Object.is(NaN, NaN), Object.is(0, -0));
const proto = { hi() { return "hi " + (this as any).n; } };
const c = Object.create(proto, { n: { value: 5, enumerable: true } });
console.log(c.hi(), Object.getPrototypeOf(c) === proto, c, Object.hasOwn(c, "n"), "hi" in c, c.hasOwnProperty("hi"));
for (const k in c)
  console.log(k);
const d = Object.defineProperties({} as any, { x: { value: 1, writable: false }, y: { get() { return 2; }, enumerable: true } });
console.log(d, d.x, d.y, Object.getOwnPropertyDescriptor(d, "x"), Object.getOwnPropertyDescriptors({ get q() { return 1; } }));
const s = Object.seal({ k: 1 } as any);
s.k = 2;
try {
  s.n = 1;
}
catch (e: any) {
  console.log(e.message);
}
console.log(s, Object.groupBy([1, 2, 3], (x) => (x > 1 ? "big" : "small")));
console.log(Object.getOwnPropertyNames("ab"), Object.keys([4, 5]), Object.entries("hi"), Object.values("yo"));
const nullp = Object.create(null);
nullp.q = 1;
console.log(nullp, "toString" in nullp);
