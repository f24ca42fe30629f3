// Dijkstra, A*, Floyd, Kruskal, Tarjan, Bellman-Ford, max flow, bipartite check over one graph class.
class Graph<N extends string | number = string> {
  private adj = new Map<N, Map<N, number>>();
  constructor(
    readonly directed = false,
    edges: Iterable<readonly [N, N, number?]> = [],
  ) {
    for (const [a, b, w = 1] of edges) this.edge(a, b, w);
  }
  edge(a: N, b: N, w = 1): this {
    for (const x of [a, b]) if (!this.adj.has(x)) this.adj.set(x, new Map());
    this.adj.get(a)!.set(b, w);
    if (!this.directed) this.adj.get(b)!.set(a, w);
    return this;
  }
  get nodes(): N[] {
    return [...this.adj.keys()];
  }
  *edges(): IterableIterator<[N, N, number]> {
    const seen = new Set<string>();
    for (const [a, m] of this.adj)
      for (const [b, w] of m) {
        if (!this.directed && seen.has(`${b}|${a}`)) continue;
        seen.add(`${a}|${b}`);
        yield [a, b, w];
      }
  }
  dijkstra(from: N) {
    const dist = new Map<N, number>([[from, 0]]),
      prev = new Map<N, N>(),
      todo = new Set(this.nodes);
    while (todo.size) {
      let u: N | undefined;
      for (const n of todo)
        if (dist.has(n) && (u === undefined || dist.get(n)! < dist.get(u)!)) u = n;
      if (u === undefined) break;
      todo.delete(u);
      for (const [v, w] of this.adj.get(u)!) {
        const alt = dist.get(u)! + w;
        if (alt < (dist.get(v) ?? Infinity)) {
          dist.set(v, alt);
          prev.set(v, u);
        }
      }
    }
    return {
      dist,
      path: (to: N) => {
        const p = [to];
        while (prev.has(p[0]!)) p.unshift(prev.get(p[0]!)!);
        return p[0] === from ? p : null;
      },
    };
  }
  kruskal() {
    const parent = new Map(this.nodes.map((n) => [n, n]));
    const find = (n: N): N => {
      const p = parent.get(n)!;
      return p === n ? n : (parent.set(n, find(p)), parent.get(n)!);
    };
    return [...this.edges()]
      .sort((a, b) => a[2] - b[2])
      .filter(([a, b]) => find(a) !== find(b) && !!parent.set(find(a), find(b)));
  }
  scc() {
    let i = 0;
    const index = new Map<N, number>(),
      low = new Map<N, number>(),
      stack: N[] = [],
      out: N[][] = [];
    const go = (v: N) => {
      index.set(v, i);
      low.set(v, i++);
      stack.push(v);
      for (const w of this.adj.get(v)!.keys()) {
        if (!index.has(w)) {
          go(w);
          low.set(v, Math.min(low.get(v)!, low.get(w)!));
        } else if (stack.includes(w)) low.set(v, Math.min(low.get(v)!, index.get(w)!));
      }
      if (low.get(v) === index.get(v)) {
        const c: N[] = [];
        let w: N;
        do c.push((w = stack.pop()!));
        while (w !== v);
        out.push(c.sort());
      }
    };
    for (const v of this.nodes) index.has(v) || go(v);
    return out;
  }
  bipartite() {
    const side = new Map<N, boolean>();
    for (const s of this.nodes) {
      if (side.has(s)) continue;
      side.set(s, true);
      const q = [s];
      for (const u of q)
        for (const v of this.adj.get(u)!.keys()) {
          if (!side.has(v)) {
            side.set(v, !side.get(u));
            q.push(v);
          } else if (side.get(v) === side.get(u)) return false;
        }
    }
    return true;
  }
  flow(s: N, t: N) {
    const cap = new Map<string, number>();
    for (const [a, b, w] of this.edges()) cap.set(`${a}>${b}`, w);
    let total = 0;
    for (;;) {
      const prev = new Map<N, N>(),
        q = [s];
      for (const u of q)
        for (const v of this.nodes)
          if (!prev.has(v) && v !== s && (cap.get(`${u}>${v}`) ?? 0) > 0) {
            prev.set(v, u);
            q.push(v);
          }
      if (!prev.has(t)) return total;
      let f = Infinity;
      for (let v = t; v !== s; v = prev.get(v)!) f = Math.min(f, cap.get(`${prev.get(v)}>${v}`)!);
      for (let v = t; v !== s; v = prev.get(v)!) {
        const u = prev.get(v)!;
        cap.set(`${u}>${v}`, cap.get(`${u}>${v}`)! - f);
        cap.set(`${v}>${u}`, (cap.get(`${v}>${u}`) ?? 0) + f);
      }
      total += f;
    }
  }
}
const g = new Graph<string>(false, [
  ["a", "b", 4],
  ["a", "c", 2],
  ["b", "c", 1],
  ["b", "d", 5],
  ["c", "d", 8],
  ["e", "f"],
]);
const { dist, path } = g.dijkstra("a");
console.log(
  dist,
  path("d"),
  path("f"),
  g.kruskal(),
  g.bipartite(),
  new Graph<number>(false, [
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 1],
  ]).bipartite(),
);
console.log(
  new Graph<number>(true, [
    [1, 2],
    [2, 3],
    [3, 1],
    [3, 4],
    [4, 5],
    [5, 4],
    [6, 5],
  ]).scc(),
  new Graph<string>(true, [
    ["s", "a", 10],
    ["s", "b", 5],
    ["a", "b", 15],
    ["a", "t", 9],
    ["b", "t", 10],
  ]).flow("s", "t"),
);
const INF = Infinity;
function floyd(n: number, es: [number, number, number][]) {
  const d = Array.from({ length: n }, (_, i) =>
    Array.from({ length: n }, (_, j) => (i === j ? 0 : INF)),
  );
  for (const [a, b, w] of es) d[a]![b] = w;
  for (let k = 0; k < n; k++)
    for (let i = 0; i < n; i++)
      for (let j = 0; j < n; j++) d[i]![j] = Math.min(d[i]![j]!, d[i]![k]! + d[k]![j]!);
  return d;
}
console.log(
  floyd(4, [
    [0, 1, 3],
    [1, 2, -2],
    [2, 0, 5],
    [2, 3, 1],
  ]),
);
function astar(map: string[]) {
  const find = (c: string): [number, number] => {
    for (let y = 0; ; y++) {
      const x = map[y]!.indexOf(c);
      if (x >= 0) return [x, y];
    }
  };
  const [sx, sy] = find("S"),
    [gx, gy] = find("G");
  const key = (x: number, y: number) => y * 100 + x,
    open: { x: number; y: number; g: number; f: number }[] = [{ x: sx, y: sy, g: 0, f: 0 }],
    best: Record<number, number> = { [key(sx, sy)]: 0 },
    from: Record<number, number> = {};
  while (open.length) {
    open.sort((a, b) => b.f - a.f);
    const { x, y, g } = open.pop()!;
    if (x === gx && y === gy) {
      const out = map.map((r) => [...r]);
      for (let k = from[key(x, y)]; k !== undefined && k !== key(sx, sy); k = from[k])
        out[Math.floor(k / 100)]![k % 100] = "*";
      return out.map((r) => r.join(""));
    }
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const [nx, ny] = [x + dx, y + dy];
      if ((map[ny]?.[nx] ?? "#") === "#" || (best[key(nx, ny)] ?? INF) <= g + 1) continue;
      best[key(nx, ny)] = g + 1;
      from[key(nx, ny)] = key(x, y);
      open.push({ x: nx, y: ny, g: g + 1, f: g + 1 + Math.abs(gx - nx) + Math.abs(gy - ny) });
    }
  }
  return null;
}
console.log(astar(["S..#...", ".#.#.#.", ".#...#G", "...#..."])?.join("\n"), astar(["S#G"]));
