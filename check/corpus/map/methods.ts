// Map and Set: order, keys of all kinds, iteration while changing.
const m = new Map<string, number>();
console.log(m.set("a", 1).set("b", 2).size, m.get("a"), m.get("zz"), m.has("b"), m.delete("a"), m.delete("a"), m.size);
m.set("c", 3).set("b", 20);
for (const [k, v] of m) console.log(k, v);
console.log([...m.keys()], [...m.values()], [...m.entries()], [...m]);
m.forEach((value, key, map) => console.log(key, value, map.size));
const any = new Map<unknown, string>([[NaN, "nan"], [0, "zero"], ["0", "text"], [null, "null"], [undefined, "undefined"]]);
console.log(any.get(NaN), any.get(-0), any.get("0"), any.get(null), any.get(undefined), any.size);
const s = new Set([3, 1, 3, 2]);
console.log(s.size, s.has(1), s.add(9).size, s.delete(3), [...s]);
for (const x of s) if (x === 1) s.add(100);
console.log([...s].join());
const grouped = Map.groupBy(["apple", "bob", "avocado"], (w) => w[0]);
console.log(grouped);
console.log([...m.entries()].map(([k, v]) => k + v), Array.from(s, (x) => x * 2), new Map(m), new Set("hello"));
m.clear();
console.log(m.size, m);
