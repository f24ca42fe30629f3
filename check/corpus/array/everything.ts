// arrays
const xs = [5, 1, 4, 2, 3];
console.log(xs.slice().sort(), [...xs].sort((a, b) => a - b), [...xs].sort((a, b) => b - a), xs.toSorted(), xs.toReversed(), xs.with(0, 9), xs.at(-1));
console.log(xs.map((x) => x * 2), xs.filter((x) => x % 2 === 0), xs.reduce((a, b) => a + b), xs.reduce((a, b) => a + b, 10), xs.reduceRight((a, b) => a * 10 + b, 0));
console.log(xs.find((x) => x > 4), xs.findIndex((x) => x === 4), xs.findLast((x) => x < 3), xs.findLastIndex((x) => x > 100), xs.some((x) => x > 4), xs.every((x) => x > 0), xs.includes(4), xs.indexOf(2), xs.lastIndexOf(3), xs.join("-"), xs.join());
const ys = [1, 2, 3];
console.log(ys.push(4, 5), ys.pop(), ys.shift(), ys.unshift(0, 9), ys, ys.splice(1, 2), ys, ys.splice(0, 0, 7, 8), ys, ys.concat([1], 2, [[3]] as any), ys.reverse(), ys.fill(0, 1, 2), ys.copyWithin(0, 1));
console.log([...xs.entries()], [...xs.keys()], [...xs.values()], Object.keys(xs), [[1, 2], [3]].flat(), [1, [2, [3, [4]]]].flat(Infinity), xs.flatMap((x) => (x > 3 ? [x, x] : [])));
const words = ["banana", "apple", "cherry"];
words.sort();
console.log(words, words.sort((a, b) => a.length - b.length || a.localeCompare(b)), words.map((w) => w[0]).join(""), words.toString());
const grid: number[][] = Array.from({ length: 2 }, () => new Array(3).fill(0));
grid[1][2] = 5; grid[0][0]++;
console.log(grid, grid.map((r) => r.join(" ")).join("\n"), grid[5]?.[0], grid[0].length);
const t: [string, number] = ["a", 1];
const [name, n] = t; console.log(name, n, t.length);
const people = [{ n: "x", a: 3 }, { n: "y", a: 1 }];
people.sort((p, q) => p.a - q.a); console.log(people, people.map(({ n }) => n), people.find((p) => p.n === "zz")?.a ?? "none");
const copy = [...xs, ...ys, 10]; console.log(copy.length, Math.max(...copy));
xs.forEach((x, i, arr) => console.log(x, i, arr.length));
const [first, ...rest] = words; console.log(first, rest);
let e: number[] = []; console.log(e.pop(), e.shift(), e[0], e.reduce((a, b) => a + b, 0), Math.max(...e));
try { (e as number[]).reduce((a, b) => a + b); } catch (err) { console.log((err as Error).message); }
console.log([3, 20, 100].sort(), ["b", undefined, "a"].sort(), [true, false].sort(), [1, 2, 3].includes(NaN), [NaN].includes(NaN), [NaN].indexOf(NaN));
const mixed: (string | number)[] = [1, "a", 2]; console.log(mixed.map((m) => (typeof m === "string" ? m.length : m + 1)), mixed.join("|"));
const groups = Object.groupBy([1, 2, 3, 4], (x) => (x % 2 ? "odd" : "even")); console.log(groups.odd, groups.even);
console.log([1,2,3].map(String).map((s) => s + "!"), ["1","2"].map(Number).reduce((a,b)=>a+b), [0,1,null,"x"].filter(Boolean), [[1,"a"],[2,"b"]].map(([k, v]) => `${k}${v}`));
