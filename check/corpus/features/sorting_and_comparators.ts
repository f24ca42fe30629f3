// Stable sorts, multi-key comparators, own algorithms over comparators, binary search, ranks, top-k, locale and numeric order.
type P = { name: string; age: number; city?: string };
const ps: P[] = [
  { name: "Bo", age: 30, city: "X" },
  { name: "al", age: 25 },
  { name: "Cy", age: 30 },
  { name: "Al", age: 25, city: "A" },
  { name: "äl", age: 7 },
];
type Cmp<T> = (a: T, b: T) => number;
const by =
    <T, K>(f: (t: T) => K, c: Cmp<K> = (a, b) => (a < b ? -1 : a > b ? 1 : 0)): Cmp<T> =>
    (a, b) =>
      c(f(a), f(b)),
  desc =
    <T,>(c: Cmp<T>): Cmp<T> =>
    (a, b) =>
      c(b, a),
  then =
    <T,>(...cs: Cmp<T>[]): Cmp<T> =>
    (a, b) => {
      for (const c of cs) {
        const r = c(a, b);
        if (r) return r;
      }
      return 0;
    },
  nullsLast =
    <T,>(c: Cmp<T>): Cmp<T | undefined> =>
    (a, b) =>
      a === undefined ? +(b !== undefined) : b === undefined ? -1 : c(a, b);
const names = (xs: P[]) => xs.map((p) => p.name + p.age).join(" ");
console.log(
  names(ps.toSorted(by((p) => p.age))),
  "|",
  names(
    ps.toSorted(
      then(
        desc(by((p: P) => p.age)),
        by((p) => p.name),
      ),
    ),
  ),
  "|",
  names(
    ps.toSorted(
      by(
        (p) => p.name,
        (a, b) => a.localeCompare(b),
      ),
    ),
  ),
  "|",
  names(ps.toSorted(by((p) => p.city, nullsLast(by((s: string) => s))))),
);
const sorts: Record<string, (xs: number[], c?: Cmp<number>) => number[]> = {
  bubble(xs, c = (a, b) => a - b) {
    const a = [...xs];
    for (let n = a.length, sw = true; sw; n--) {
      sw = false;
      for (let i = 1; i < n; i++)
        if (c(a[i - 1]!, a[i]!) > 0) {
          [a[i - 1], a[i]] = [a[i]!, a[i - 1]!];
          sw = true;
        }
    }
    return a;
  },
  insertion(xs, c = (a, b) => a - b) {
    return xs.reduce<number[]>((s, x) => {
      let i = s.length;
      while (i && c(s[i - 1]!, x) > 0) i--;
      return s.toSpliced(i, 0, x);
    }, []);
  },
  merge(xs, c = (a, b) => a - b): number[] {
    if (xs.length < 2) return xs;
    const m = xs.length >> 1,
      l = sorts.merge!(xs.slice(0, m), c),
      r = sorts.merge!(xs.slice(m), c),
      out: number[] = [];
    while (l.length && r.length) out.push(c(l[0]!, r[0]!) <= 0 ? l.shift()! : r.shift()!);
    return [...out, ...l, ...r];
  },
  quick(xs, c = (a, b) => a - b): number[] {
    if (!xs.length) return [];
    const [p, ...rest] = xs as [number, ...number[]];
    const { lo = [], hi = [] } = Object.groupBy(rest, (x) => (c(x, p) < 0 ? "lo" : "hi"));
    return [...sorts.quick!(lo, c), p, ...sorts.quick!(hi, c)];
  },
  heap(xs, c = (a, b) => a - b) {
    const a = xs.slice(),
      down = (i: number, n: number) => {
        for (let k; (k = 2 * i + 1) < n; i = k) {
          if (k + 1 < n && c(a[k + 1]!, a[k]!) > 0) k++;
          if (c(a[i]!, a[k]!) >= 0) break;
          [a[i], a[k]] = [a[k]!, a[i]!];
        }
      };
    for (let i = a.length >> 1; i--;) down(i, a.length);
    for (let n = a.length - 1; n > 0; n--) {
      [a[0], a[n]] = [a[n]!, a[0]!];
      down(0, n);
    }
    return a;
  },
  counting(xs) {
    const c: number[] = [];
    for (const x of xs) c[x] = (c[x] ?? 0) + 1;
    return c.flatMap((n, x) => Array(n).fill(x));
  },
  radix(xs) {
    let a = xs;
    for (let s = 0; s < 16; s += 4) {
      const b: number[][] = Array.from({ length: 16 }, () => []);
      a.forEach((x) => b[(x >> s) & 15]!.push(x));
      a = b.flat();
    }
    return a;
  },
  shell(xs, c = (a, b) => a - b) {
    const a = [...xs];
    for (let g = a.length >> 1; g; g >>= 1)
      for (let i = g; i < a.length; i++)
        for (let j = i; j >= g && c(a[j - g]!, a[j]!) > 0; j -= g)
          [a[j], a[j - g]] = [a[j - g]!, a[j]!];
    return a;
  },
};
let seed = 7;
const rnd = () => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) % 1000;
const data = Array.from({ length: 40 }, rnd),
  want = data.toSorted((a, b) => a - b).join();
for (const [k, f] of Object.entries(sorts))
  console.log(k, f(data).join() === want, f([]), f([2, 1]));
console.log(
  sorts.merge!([3, 1, 2], (a, b) => b - a),
  sorts.quick!([1, 1, 1]),
  ["10", "9", "1", "a"].sort(),
  ["10", "9", "1"].sort((a, b) => +a - +b),
  [true, false, true].sort(),
  [
    [2, 1],
    [1, 2],
    [1, 1],
  ].sort(),
  [-1, -2, 5, 10].sort(),
);
const bs = <T,>(xs: readonly T[], x: T, c: Cmp<T>) => {
  let lo = 0,
    hi = xs.length;
  while (lo < hi) {
    const m = (lo + hi) >>> 1;
    if (c(xs[m]!, x) < 0) lo = m + 1;
    else hi = m;
  }
  return lo;
};
console.log([0, 5, 10, 11].map((x) => bs([1, 5, 5, 10], x, (a, b) => a - b)));
const calls: string[] = [];
[3, 1, 2].sort((a, b) => (calls.push(`${a},${b}`), a - b));
console.log(calls.join(" "));
const words = "the quick brown the lazy the quick".split(" "),
  top = [...new Set(words)]
    .map((w) => [w, words.filter((x) => x === w).length] as const)
    .sort(([a, n], [b, m]) => m - n || a.localeCompare(b))
    .slice(0, 2);
console.log(top);
const shuffle = <T,>(xs: T[]) => {
  for (let i = xs.length; i > 1;) {
    const j = rnd() % i--;
    [xs[i], xs[j]] = [xs[j]!, xs[i]!];
  }
  return xs;
};
console.log(
  shuffle([1, 2, 3, 4, 5]).toSorted().join(""),
  ps.map((p) => p.name),
);
