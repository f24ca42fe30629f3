// Classes that extend Array, as programs use them.

{
  class Coll<T extends { id: number }> extends Array<T> {
    byId(id: number) { return this.find((x) => x.id === id); }
    first(): T { return this[0]; }
    static make() { const c = new Coll<{ id: number; n: string }>(); c.push({ id: 1, n: "x" }, { id: 2, n: "y" }); return c; }
  }
  const c = Coll.make();
  console.log(c.byId(2), c.first().n, c);
  console.log(c.map((x) => x.n));
  c.forEach((x, i) => console.log(i, x.n));
  console.log(c.some((x) => x.id > 1), c.every((x) => x.id > 1), c.findIndex((x) => x.id === 2), c.indexOf(c[1]), c.includes(c[0]));
}

{
  class Matrix extends Array<number[]> {
    constructor(rows: number, cols: number) {
      super();
      for (let i = 0; i < rows; i++) this.push(new Array(cols).fill(i));
    }
    get rows() { return this.length; }
    toString() { return this.map((r) => r.join(" ")).join("\n"); }
  }
  const m = new Matrix(2, 3);
  console.log(`${m}`);
  console.log(m.rows, m);
}

{
  class EventLog extends Array<{ at: number; what: string }> {
    log(what: string): void { this.push({ at: this.length, what }); }
    override toString(): string { return this.map((e) => `${e.at}:${e.what}`).join(";"); }
    toJSON() { return { n: this.length }; }
  }
  const l = new EventLog();
  l.log("a"); l.log("b");
  console.log(String(l), JSON.stringify(l), l + "", `${l}`);
  console.log(JSON.stringify({ l }));
}

{
  class T<K, V> extends Array<[K, V]> {
    set(k: K, v: V) { this.push([k, v]); return this; }
    get(k: K): V | undefined { for (const [a, b] of this) if (a === k) return b; return undefined; }
  }
  const t = new T<string, number>();
  t.set("a", 1).set("b", 2);
  console.log(t.get("b"), t.get("c"), t);
  const m = new Map(t);
  console.log(m, Object.fromEntries(t));
}

{
  abstract class Base<T> extends Array<T> {
    abstract label(): string;
    describe() { return `${this.label()}: ${this.join()}`; }
  }
  class A extends Base<number> { label() { return "A" + this.length; } }
  class B extends Base<string> { label() { return "B" + (this[0] ?? "none"); } }
  const all: Base<any>[] = [new A(1, 2), new B("x", "y"), new B()];
  for (const b of all) console.log(b.describe(), b);
}

{
  class Heap<T> extends Array<T> {
    constructor(private cmp: (a: T, b: T) => number) { super(); }
    add(x: T) { this.push(x); this.sort(this.cmp); }
    pop(): T | undefined { return super.shift(); }
  }
  const h = new Heap<number>((a, b) => a - b);
  h.add(5); h.add(1); h.add(3);
  console.log(h.pop(), h.pop(), h.length);
}

export {};
