// Maps keep the order of insertion, whatever their keys are.
const map = new Map<unknown, string>([[1, "one"], ["1", "text"], [NaN, "nan"], [-0, "zero"]]);
const key = { id: 1 };
map.set(key, "object").set(undefined, "undefined").set(null, "null");
map.delete(1);
map.set(1, "again");
console.log(map.get(NaN), map.get(0), map.get(key), map.get({ id: 1 }), map.has(undefined), map.size);
for (const [k, v] of map) console.log(typeof k, v);
map.forEach((value, k, whole) => {
  if (k === null) whole.delete(key);
});
console.log([...map.values()]);
const counts = new Map<string, number>();
for (const letter of "mississippi") counts.set(letter, (counts.get(letter) ?? 0) + 1);
console.log([...counts].sort(([a, n], [b, m]) => m - n || a.localeCompare(b)));
console.log(Map.groupBy([1, 2, 3, 4], (n) => (n % 2 === 0 ? "even" : "odd")));
