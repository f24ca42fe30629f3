// Static setters: written before their getter, as values, compound; super's; and weak collections of arrays.
class S {
  static set d(n: number) {
    console.log("set", n);
  }
  static get d() {
    return 1;
  }
}
console.log(S.d, (S.d = 3));
const q = (S.d = 7);
console.log(q);
S.d += 5;
console.log((S.d += 6), S.d++, --S.d);
class A {
  x = 1;
  static c = 1;
  set v(n: number) {
    this.x = n;
  }
  static set e(n: number) {
    A.c = n;
  }
  static get e() {
    return A.c;
  }
}
class B extends A {
  set() {
    super.x = 5;
    super.v = 9;
    return this;
  }
  static up() {
    super.e = 4;
    super.e += 10;
    return super.e;
  }
}
console.log(new B().set(), B.up(), A.c);
const k = {};
const w = new WeakMap<object, number>([[k, 1]]);
console.log(w.get(k), new WeakSet([k]).has(k), new WeakSet(new Set([k])).has({}));
for (const make of [() => new WeakMap([[1 as any, 2]]), () => new WeakSet([1 as any])])
  try {
    make();
  } catch (e) {
    console.log((e as Error).message);
  }
