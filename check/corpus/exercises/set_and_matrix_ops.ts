// Custom set with a hash, matrices of strings, saddle points, bracketed matrices, game of life, flood fill, islands, rotations.
class CustomSet<T> {
  private buckets: T[][] = Array.from({ length: 8 }, () => []);
  private n = 0;
  constructor(
    xs: readonly T[] = [],
    private hash: (t: T) => number = (t) =>
      [...String(t)].reduce((h, c) => (h * 33 + c.charCodeAt(0)) | 0, 5381),
  ) {
    xs.forEach((x) => this.add(x));
  }
  private bucket(x: T) {
    return this.buckets[((this.hash(x) % 8) + 8) % 8]!;
  }
  add(x: T) {
    const b = this.bucket(x);
    if (!b.includes(x)) {
      b.push(x);
      this.n++;
    }
    return this;
  }
  contains(x: T) {
    return this.bucket(x).includes(x);
  }
  get empty() {
    return this.n === 0;
  }
  *[Symbol.iterator]() {
    for (const b of this.buckets) yield* b;
  }
  subset(o: CustomSet<T>): boolean {
    return [...this].every((x) => o.contains(x));
  }
  disjoint(o: CustomSet<T>) {
    return ![...this].some((x) => o.contains(x));
  }
  eql(o: CustomSet<T>) {
    return this.n === o.n && this.subset(o);
  }
  union(o: CustomSet<T>) {
    return new CustomSet([...this, ...o]);
  }
  intersection(o: CustomSet<T>) {
    return new CustomSet([...this].filter((x) => o.contains(x)));
  }
  difference = (o: CustomSet<T>) => new CustomSet([...this].filter((x) => !o.contains(x)));
  toJSON() {
    return [...this].sort();
  }
}
const a = new CustomSet([3, 1, 2, 3]),
  b = new CustomSet([2, 4]);
console.log(
  JSON.stringify([a, a.union(b), a.intersection(b), a.difference(b)]),
  a.contains(3),
  new CustomSet().empty,
  new CustomSet([1]).subset(a),
  a.disjoint(new CustomSet([9])),
  a.eql(new CustomSet([1, 2, 3])),
  new CustomSet(["x", "y"]).contains("y"),
);
const parse = (s: string) => s.split("\n").map((r) => r.trim().split(/\s+/).map(Number));
const m = parse("9 8 7\n5 3 2\n6 6 7");
console.log(
  m.flatMap((r, i) =>
    r.flatMap((v, j) =>
      v === Math.max(...r) && v === Math.min(...m.map((x) => x[j]!))
        ? [{ row: i + 1, column: j + 1 }]
        : [],
    ),
  ),
);
const rot = <T,>(g: T[][]) => g[0]!.map((_, j) => g.map((r) => r[j]!).reverse());
console.log(
  rot(m),
  rot(rot(rot(rot(m)))).join() === m.join(),
  m[0]!.map((_, j) => m.map((r) => r[j])),
);
let life = [".#...", "..#..", "###..", ".....", "....."].map((r) => [...r].map((c) => c === "#"));
const step = (g: boolean[][]) =>
  g.map((r, y) =>
    r.map((alive, x) => {
      let n = 0;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++)
          if ((dx || dy) && g[(y + dy + g.length) % g.length]![(x + dx + r.length) % r.length]) n++;
      return n === 3 || (alive && n === 2);
    }),
  );
for (let i = 0; i < 4; i++) life = step(life);
console.log(life.map((r) => r.map((c) => (c ? "#" : ".")).join("")).join("\n"));
const islands = (g: string[]) => {
  const seen = new Set<number>();
  let n = 0;
  const sizes: number[] = [];
  const flood = (r: number, c: number): number => {
    const k = r * 100 + c;
    if (g[r]?.[c] !== "1" || seen.has(k)) return 0;
    seen.add(k);
    return 1 + flood(r + 1, c) + flood(r - 1, c) + flood(r, c + 1) + flood(r, c - 1);
  };
  g.forEach((row, r) =>
    [...row].forEach((_, c) => {
      const s = flood(r, c);
      if (s) {
        n++;
        sizes.push(s);
      }
    }),
  );
  return [n, sizes] as const;
};
console.log(islands(["11000", "11000", "00100", "00011"]), islands([]));
const magic = (n: number) => {
  const g = Array.from({ length: n }, () => Array<number>(n).fill(0));
  let [r, c] = [0, n >> 1];
  for (let k = 1; k <= n * n; k++) {
    g[r]![c] = k;
    const [nr, nc] = [(r + n - 1) % n, (c + 1) % n];
    if (g[nr]![nc]) r = (r + 1) % n;
    else [r, c] = [nr, nc];
  }
  return g;
};
console.log(
  magic(3),
  magic(5).map((r) => r.reduce((x, y) => x + y)),
);
