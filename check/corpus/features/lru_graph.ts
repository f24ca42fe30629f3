// An LRU cache, graphs and a priority queue.
class LRU<K, V> {
  private m = new Map<K, V>();
  constructor(private cap: number) { }
  get(k: K): V | undefined {
    const v = this.m.get(k);
    if (v !== undefined) {
      this.m.delete(k);
      this.m.set(k, v);
    }
    return v;
  }
  put(k: K, v: V) {
    this.m.delete(k);
    this.m.set(k, v);
    if (this.m.size > this.cap)
      this.m.delete(this.m.keys().next().value!);
  }
  toString() {
    return [...this.m].map(([k, v]) => `${k}:${v}`).join(",");
  }
}
const l = new LRU<string, number>(2);
l.put("a", 1);
l.put("b", 2);
l.get("a");
l.put("c", 3);
console.log(`${l}`, l.get("b"), l);
type G = Record<string, string[]>;
const g: G = { a: ["b", "c"], b: ["d"], c: ["d"], d: [] };
const bfs = (g: G, s: string) => {
  const seen = new Set([s]), q = [s];
  while (q.length)
    for (const n of g[q.shift()!])
      if (!seen.has(n)) {
        seen.add(n);
        q.push(n);
      }
  return [...seen];
};
console.log(bfs(g, "a"));
function topo(g: G) {
  const out: string[] = [], st: Record<string, 1 | 2> = {};
  const visit = (n: string) => {
    if (st[n] === 2)
      return;
    if (st[n] === 1)
      throw new Error("cycle at " + n);
    st[n] = 1;
    g[n].forEach(visit);
    st[n] = 2;
    out.unshift(n);
  };
  Object.keys(g).forEach(visit);
  return out;
}
console.log(topo(g));
try {
  topo({ x: ["y"], y: ["x"] });
}
catch (e) {
  console.log((e as Error).message);
}
class PQ<T> {
  private h: [
    number,
    T
  ][] = [];
  push(p: number, v: T) {
    this.h.push([p, v]);
    let i = this.h.length - 1;
    while (i && this.h[(i - 1) >> 1][0] > this.h[i][0]) {
      const j = (i - 1) >> 1;
      [this.h[i], this.h[j]] = [this.h[j], this.h[i]];
      i = j;
    }
  }
  pop(): [
    number,
    T
  ] | undefined {
    if (!this.h.length)
      return;
    const top = this.h[0], last = this.h.pop()!;
    if (this.h.length) {
      this.h[0] = last;
      let i = 0;
      for (;;) {
        let m = i;
        for (const c of [2 * i + 1, 2 * i + 2])
          if (c < this.h.length && this.h[c][0] < this.h[m][0])
            m = c;
        if (m === i)
          break;
        [this.h[i], this.h[m]] = [this.h[m], this.h[i]];
        i = m;
      }
    }
    return top;
  }
  get size() { return this.h.length; }
}
const pq = new PQ<string>();
for (const [p, v] of [[3, "c"], [1, "a"], [2, "b"]] as const)
  pq.push(p, v);
while (pq.size)
  console.log(pq.pop());
