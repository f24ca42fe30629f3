// Classes that extend Array: elements, inherited methods, what they make.

{
  class Stack<T> extends Array<T> {
    peek(): T | undefined { return this[this.length - 1]; }
  }
  const s = new Stack<number>();
  s.push(1, 2, 3);
  console.log(s, s.length, s.peek(), s[0]);
  console.log(s instanceof Stack, s instanceof Array, Array.isArray(s));
  console.log([...s], JSON.stringify(s), String(s));
  for (const x of s) console.log(x);
}

{
  class Stack<T> extends Array<T> {
    peek(): T | undefined { return this[this.length - 1]; }
    get top() { return this.at(-1); }
  }
  const s = new Stack<string>("a", "b");
  console.log(s);
  const m = s.map((x) => x + "!");
  console.log(m, m instanceof Stack, (m as Stack<string>).peek());
  const f = s.filter((x) => x > "a") as Stack<string>;
  console.log(f, f.top);
  console.log(s.slice(1), s.concat(["q"]), s.splice(0, 1), s);
  console.log(s.toReversed(), s.toSorted());
}

{
  class Named extends Array<number> {
    name: string;
    constructor(name: string, ...items: number[]) {
      super(...items);
      this.name = name;
    }
    sum() { return this.reduce((a, b) => a + b, 0); }
  }
  const n = new Named("n", 1, 2, 3);
  console.log(n, n.sum(), n.name);
  const d = n.map((x) => x * 2);
  console.log(d);
  console.log(JSON.stringify(n), Object.keys(n), n.length);
}

{
  class L<T> extends Array<T> {
    override push(...items: T[]): number {
      console.log("push", items);
      return super.push(...items);
    }
  }
  const l = new L<number>();
  l.push(1); l.push(2, 3);
  console.log(l);
  function f(a: number[]) { a.push(9); return a.length; }
  console.log(f(l), f([1]), l);
}

{
  class Stack<T> extends Array<T> {}
  function sum(a: number[]): number { let t = 0; for (const x of a) t += x; for (let i = 0; i < a.length; i++) t += a[i]; return t; }
  const s = new Stack<number>(1, 2, 3);
  console.log(sum(s), sum([4, 5]));
  s[5] = 7;
  console.log(s, s.length);
  s.length = 2;
  console.log(s);
  const [a, b] = s;
  console.log(a, b);
}

{
  class Q<T> extends Array<T> {
    enqueue(x: T): this { this.push(x); return this; }
    dequeue(): T | undefined { return this.shift(); }
    isEmpty(): boolean { return this.length === 0; }
  }
  const q = new Q<string>();
  q.enqueue("a").enqueue("b");
  console.log(q.dequeue(), q.isEmpty(), q);
  while (!q.isEmpty()) console.log(q.dequeue());
  console.log(q, q.sort(), q.reverse(), q.fill("x"));
}

{
  class Sorted extends Array<number> {
    add(n: number) { let i = 0; while (i < this.length && this[i] < n) i++; this.splice(i, 0, n); return this; }
  }
  const s = new Sorted();
  s.add(3).add(1).add(2);
  console.log(s, s.join("-"));
  for (const [i, v] of s.entries()) console.log(i, v);
  for (const i in s) console.log(i);
  console.log(Object.entries(s), s.keys().next(), Math.max(...s), new Set(s));
  const copy = [...s, 4];
  console.log(copy, { ...s });
}

{
  type Row = { k: string; v: number };
  class Table extends Array<Row> {
    private index = new Map<string, Row>();
    insert(row: Row) { this.push(row); this.index.set(row.k, row); }
    lookup(k: string) { return this.index.get(k)?.v ?? -1; }
  }
  const t = new Table();
  t.insert({ k: "a", v: 1 }); t.insert({ k: "b", v: 2 });
  console.log(t.lookup("a"), t.lookup("zz"), t.length, t[1].v);
  const holder: { rows: Row[] } = { rows: t };
  console.log(holder.rows.map((r) => r.v).join(), holder.rows.length);
  console.log(holder);
}

{
  class C<T> extends Array<T> { sum(this: C<number>) { return this.reduce((a, b) => a + b, 0); } }
  const xs: number[][] = [new C<number>(1, 2), [3]];
  console.log(xs, xs.flat(), xs.map((x) => x.length));
  function show(a: readonly number[] | string) { return typeof a === "string" ? a : a.map((x) => x + 1).join(); }
  console.log(show(new C<number>(1, 2)), show([5]), show("z"));
  function g(a: number[] | { k: number }) { if (Array.isArray(a)) return a.length; return a.k; }
  console.log(g(new C<number>(1, 2, 3)), g([1]), g({ k: 9 }));
  const u: Array<number> = new C<number>(3, 1, 2);
  u.sort((a, b) => a - b);
  console.log(u, u[0], u.at(-1), u.indexOf(3));
  u[0] = 10; u[1]++; u[2] += 5;
  console.log(u);
  delete u[1];
  console.log(u, 1 in u, u.length);
}

{
  class R extends Array<string> {
    last?: string;
    add(s: string) { this.last = s; return this.push(s); }
  }
  const r = new R();
  r.add("q");
  console.log(r, Object.keys(r), r.last, JSON.stringify(r));
  const big = new R();
  for (let i = 0; i < 1000; i++) big.add("item" + i);
  let n = 0; for (const s of big) n += s.length;
  console.log(n, big.length, big[999], big.last);
  let keep: R[] = [];
  for (let i = 0; i < 2000; i++) { const z = new R(); z.add("k" + i); z.add("l" + i); if (i % 100 === 0) keep.push(z); }
  console.log(keep.length, keep[3].join(), keep[19].last);
  try { console.log(new R().reduce((a, b) => a + b)); } catch (e) { console.log((e as Error).message); }
  const arr = Array.from(r); console.log(arr, arr instanceof R, Array.from(big.slice(0, 2)));
}

export {};
