// sort: default by strings, comparators, stability, undefined last.
console.log([10, 9, 1, 100, 25].sort(), [10, 9, 1, 100, 25].sort((a, b) => a - b), [3, 1, 2].sort((a, b) => b - a));
console.log(["b", "a", "C", "é", "z"].sort(), [true, false].sort(), [[2], [10], [1]].sort());
const people = [{ n: "d", a: 2 }, { n: "a", a: 1 }, { n: "c", a: 2 }, { n: "b", a: 1 }];
console.log(people.sort((x, y) => x.a - y.a).map((p) => p.n).join(""));
console.log([3, undefined, 1, undefined, 2].sort(), [undefined, "b", "a"].sort());
const long: number[] = [];
let seed = 7;
for (let i = 0; i < 500; i++) {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  long.push(seed % 1000);
}
long.sort((a, b) => a - b);
let ordered = true;
for (let i = 1; i < long.length; i++) if (long[i - 1] > long[i]) ordered = false;
console.log(ordered, long[0], long[499]);
const words = "the quick brown fox jumps over the lazy dog".split(" ");
console.log(words.sort((a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)));
