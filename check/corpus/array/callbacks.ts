// map, filter, reduce and so on, with all their arguments.
const n = [1, 2, 3, 4];
console.log(n.map((x) => x * x), n.map((x, i) => x * i), n.map((x, i, all) => all.length - x), n.map(String));
console.log(n.filter((x) => x % 2 === 0), n.filter(Boolean), n.filter((x, i) => i > 1));
console.log(n.reduce((a, b) => a + b), n.reduce((a, b) => a + b, 10), n.reduce((text, x) => text + x, ""), n.reduceRight((a, b) => a - b));
n.forEach((x, i) => console.log(i, x));
console.log(n.flatMap((x) => [x, x * 10]), [[1, 2], [3]].flat(), [1, [2, [3, [4]]]].flat(Infinity));
console.log(n.map((x) => ({ x })).filter((o) => o.x > 2).map((o) => o.x));
const groups = new Map<string, number[]>();
for (const x of n) {
  const key = x % 2 === 0 ? "even" : "odd";
  const group = groups.get(key) ?? [];
  group.push(x);
  groups.set(key, group);
}
console.log(groups);
try {
  console.log(([] as number[]).reduce((a, b) => a + b));
} catch (error) {
  if (error instanceof TypeError) console.log(error.message);
}
