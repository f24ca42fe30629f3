// What map(), filter() and the like make of a class that extends Array; of(), from().

{
  class Stack<T> extends Array<T> {
    static get [Symbol.species]() { return Array; }
  }
  const s = new Stack<number>(1, 2, 3);
  console.log(s.map((x) => x), s.filter((x) => x > 1) instanceof Stack, s);
}

{
  class Stack<T> extends Array<T> {}
  const a = Stack.of(1, 2, 3);
  console.log(a, a instanceof Stack);
  const b = Stack.from([1, 2]);
  console.log(b, b instanceof Stack);
  const c = Stack.from("abc", (x) => x + x);
  console.log(c, Stack.isArray(c));
  const e = new Stack(3);
  console.log(e, e.length);
}

{
  class Base<T> extends Array<T> { last() { return this[this.length - 1]; } }
  class Derived extends Base<number> { sum() { let t = 0; for (const x of this) t += x; return t; } }
  const d = new Derived(1, 2, 3);
  console.log(d.last(), d.sum(), d, d.constructor.name);
  const e = d.filter((x) => x !== 2);
  console.log(e, e instanceof Derived, (e as Derived).sum());
  const u: unknown = d;
  if (u instanceof Derived) console.log(u.sum());
  if (Array.isArray(u)) console.log(u.length, u[1]);
  const any: any = d;
  console.log(any.last(), any.length, any[1], any.map((x: number) => x + 1));
}

{
  class It<T> extends Array<T> {
    *[Symbol.iterator](): ArrayIterator<T> { for (let i = this.length - 1; i >= 0; i--) yield this[i]; }
  }
  const s = new It<number>(1, 2, 3);
  console.log([...s]);
  for (const x of s) console.log(x);
  const [p, q] = s;
  console.log(p, q, s);
}

{
  class S extends Array<number> { #secret = 5; label = "x"; static count = 0; constructor(...a: number[]) { super(...a); S.count++; } get secret() { return this.#secret; } }
  const s = new S(1, 2);
  console.log(s.secret, s, S.count);
  const t = s.map((x) => x);
  console.log(S.count, t.length);
  const u = s.concat(5, [6, 7]);
  console.log(u, S.count);
  console.log(s.flatMap((x) => [x, x]), s.flat());
}

{
  function make() {
    const prefix = "p";
    class P extends Array<string> { tag() { return prefix + this.length; } }
    return new P("a", "b");
  }
  const p = make();
  console.log(p.tag(), p, p.map((x) => x));
  const X = class extends Array<number> { two() { return this.length * 2; } };
  const x = new X(1, 2, 3);
  console.log(x.two(), x);
}

{
  class P extends Array<number> {
    constructor(n?: number) { if (n === undefined) super(); else super(n); console.log("ctor", n); }
  }
  const p = new P(3);
  console.log(p, p.length);
  p.fill(1);
  console.log(p.map((x) => x * 2));
  console.log(p.filter((x) => x > 5));
  console.log(p.slice(0, 2));
  console.log(p.concat([1]));
}

{
  class Vec extends Array<number> {
    static zeros(n: number) { const v = new Vec(n); v.fill(0); return v; }
    add(o: Vec): Vec { return this.map((x, i) => x + o[i]) as Vec; }
    dot(o: Vec): number { let t = 0; for (let i = 0; i < this.length; i++) t += this[i] * o[i]; return t; }
    get norm() { return Math.sqrt(this.dot(this)); }
  }
  const v = new Vec(3, 4), w = Vec.zeros(2);
  console.log(v.add(w), v.dot(v), v.norm, v.add(v).add(v).norm);
  console.log(w.length, w, v.every(Number.isFinite), Math.max(...v));
  console.log(v.entries().toArray(), v.findLast((x) => x < 4), v.lastIndexOf(4), v.includes(3));
}

export {};
