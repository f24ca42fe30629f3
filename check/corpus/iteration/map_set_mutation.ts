// Maps and sets of any key, mutated during iteration, set algebra, ordering, nested, WeakMap caches.
const m = new Map<any, any>([
  [NaN, "nan"],
  [0, "zero"],
  ["0", "str"],
  [null, "null"],
  [undefined, "undef"],
]);
m.set(-0, "neg zero").set({}, 1).set({}, 2);
console.log(m.get(NaN), m.get(0), m.size, m.has(undefined), m);
const seen: any[] = [];
const s = new Set([1, 2, 3]);
for (const x of s) {
  seen.push(x);
  if (x < 3) {
    s.delete(x);
    s.add(x + 10);
  }
  if (seen.length > 10) break;
}
console.log(seen, s);
m.forEach((v, k, mm) => {
  if (typeof k === "object") mm.delete(k);
});
console.log([...m.keys()], m.delete(0), m.delete(0));
const it = m.entries();
console.log(it.next().value, m.clear(), it.next(), m);
const a = new Set([1, 2, 3, 4]),
  b = new Set([3, 4, 5]);
console.log(
  a.union(b),
  a.intersection(b),
  a.difference(b),
  a.symmetricDifference(b),
  a.isSubsetOf(b),
  new Set([3]).isSubsetOf(a),
  a.isSupersetOf(new Set([1])),
  a.isDisjointFrom(new Set([9])),
);
console.log(
  [...new Set("hello")].join(""),
  new Set([[1], [1]]).size,
  new Set([NaN, NaN, 0, -0]).size,
  new Map([
    ["a", 1],
    ["a", 2],
  ]),
  new Set(new Map([[1, 2]])),
  [...new Map([[1, "x"]]).values()],
  new Set([1]).entries().next().value,
);
const count = <T,>(xs: Iterable<T>) => {
  const c = new Map<T, number>();
  for (const x of xs) c.set(x, (c.get(x) ?? 0) + 1);
  return c;
};
console.log(
  new Map([...count("mississippi")].sort((x, y) => y[1] - x[1] || x[0].localeCompare(y[0]))),
);
class MultiMap<K, V> {
  #m = new Map<K, Set<V>>();
  add(k: K, v: V) {
    (this.#m.get(k) ?? this.#m.set(k, new Set()).get(k)!).add(v);
    return this;
  }
  *[Symbol.iterator](): Generator<[K, V]> {
    for (const [k, vs] of this.#m) for (const v of vs) yield [k, v];
  }
  get size() {
    return [...this].length;
  }
}
const mm = new MultiMap<string, number>().add("a", 1).add("b", 2).add("a", 3).add("a", 1);
console.log([...mm], mm.size, Object.fromEntries(mm));
const cache = new WeakMap<object, number>();
const key1 = {},
  key2 = [];
cache.set(key1, 1).set(key2, 2);
console.log(cache.get(key1), cache.has({}), cache.delete(key2), cache.has(key2));
try {
  cache.set(1 as any, 1);
} catch (e) {
  console.log((e as Error).message);
}
try {
  new WeakSet([1 as any]);
} catch (e) {
  console.log((e as Error).message);
}
const grid = new Map<string, string>();
for (const [y, row] of ["ab", "cd"].entries())
  for (const [x, c] of [...row].entries()) grid.set(`${x},${y}`, c);
console.log(
  grid.get("1,1"),
  [...grid].filter(([k]) => k.endsWith(",0")).map(([, v]) => v),
);
const sorted = new Map([...grid].sort(([, p], [, q]) => (p < q ? 1 : -1)));
console.log([...sorted.values()].join(""));
const inv = new Map(Array.from(grid, ([k, v]) => [v, k]));
console.log(inv.get("c"));
const first = <T,>(it: Iterable<T>): T | undefined => {
  for (const x of it) return x;
};
console.log(first(grid.keys()), first([]), first(new Set<number>().add(0)));
const o = Object.fromEntries(inv);
o.z ??= "none";
console.log(o);
const nested = new Map([
  ["x", new Map([["y", new Set([1, { z: new Map([[1, { deep: [1] }]]) }])]])],
]);
console.log(nested);
console.log(
  JSON.stringify([new Map([[1, 2]]), new Set([1])]),
  JSON.stringify([...new Map([[1, { a: new Set([2]) }]])], (_, v) =>
    v instanceof Set ? [...v] : v,
  ),
);
export {};
