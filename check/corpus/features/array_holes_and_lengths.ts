// Holes, lengths, negative and fractional keys, array-likes, concat spreading, copyWithin, sort orders.
const h: any[] = [1, , 3];
h[5] = 6;
console.log(
  h,
  h.length,
  1 in h,
  h.indexOf(undefined),
  h.includes(undefined),
  h.findIndex((x) => x === undefined),
  Object.keys(h),
  h.map((x) => x * 2),
  h.filter(() => true),
  h.reduce((a, b) => a + b),
  h.join("-"),
  [...h],
  h.flat(),
  JSON.stringify(h),
);
let visits = 0;
h.forEach(() => visits++);
console.log(
  visits,
  h.some((x) => x === undefined),
  h.every((x) => x > 0),
  h.entries().next().value,
  Array.from(h).includes(undefined),
);
h.length = 2;
console.log(h, h.push(9), h, delete h[0], h);
h.length = 0;
h[3] = "x";
console.log(h, h.pop(), h.length, h.pop(), h.length, h.shift(), h.unshift(1, 2), h);
const a: any = [1, 2, 3];
a["1"] = "two";
a[-1] = "neg";
a[1.5] = "frac";
a.name = "arr";
a["07"] = "str";
console.log(a, a.length, Object.keys(a), a["-1"], JSON.stringify(a));
for (const k in a) console.log(k);
console.log(
  [..."abc"].concat("d", ["e", ["f"]] as any, [] as any),
  [1].concat([2, [3]] as any),
  Array(3).length,
  Array(3, 4),
  Array.of(7),
  new Array("3"),
  [, ,].length,
  [undefined, ,].length,
  Array.isArray(new Array(2)),
  Array.from({ length: 3, 0: "a", 2: "c" }),
  Array.from({ length: 2 }),
  Array.from(new Map([[1, 2]])),
  0,
);
console.log(
  [3, 1, 10, 2].sort(),
  [3, 1, undefined, 2, , null].sort(),
  ["b", undefined, "a"].sort((x, y) => (x! < y! ? -1 : 1)),
  [1, 2, 3, 4, 5].copyWithin(0, 3),
  [1, 2, 3].fill(0, 1),
  [1, 2, 3, 4].splice(1, 2),
  [1, 2, 3].splice(-1),
  [1, 2].splice(0),
  [5, 1, 4].toSorted(),
  [1, 2, 3].toReversed(),
  [1, 2, 3].toSpliced(1, 1, 9, 9),
  [1, 2, 3].with(-1, 0),
  [1, 2, 3].at(-4),
  [[1, [2, [3, [4]]]]].flat(Infinity),
  [1, 2].flatMap((x) => [x, [x]]),
  [1, 2, 3, 4].findLast((x) => x % 2),
  [1, 2, 3].findLastIndex((x) => x > 5),
  [1, 2, 3].lastIndexOf(3, -2),
  [NaN].indexOf(NaN),
  [NaN].includes(NaN),
  [1, 2, 3].reduceRight((s, x) => s + x, ""),
  [3, 2, 1].slice(-2, -1),
  [1, 2, 3].join(),
  [null, undefined, [1, [2]]].join(";"),
  [1, 2, 3].keys().toArray(),
);
for (const f of [
  () => new Array(-1),
  () => ([] as any).reduce((a: any, b: any) => a),
  () => {
    const z: any[] = [];
    z.length = -1;
  },
  () => [1].with(5, 1),
  () => (null as any)[0],
  () => ([] as any)[0].x,
  () => Array.from(null as any),
  () => [].concat.call(null),
  () => [1n, 2].sort(),
])
  try {
    console.log(f());
  } catch (e) {
    console.log((e as Error).name, (e as Error).message);
  }
const big: number[] = [];
big[5] = 1;
big[100000] = 2;
console.log(
  big.length,
  big.reduce((a, b) => a + b),
  Object.keys(big),
  big.indexOf(2),
);
const m = Array.from({ length: 2 }, () => Array(2).fill(0));
m[0]![0] = 1;
const shared = Array(2).fill([0]);
shared[0][0] = 9;
console.log(m, shared);
console.log([...Array(2)], Math.max(...([1, , 3] as any)));
const it = [1, 2, 3];
for (const v of it) {
  if (v < 3) it.push(v + 10);
  if (it.length > 6) break;
}
console.log(it);
it.forEach((v, i) => {
  if (i === 0) it.length = 2;
  console.log(v);
});
