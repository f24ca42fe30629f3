// Frozen arrays can be searched and copied.
const a = Object.freeze([1, 2, 3]); console.log(a.includes(2), a.indexOf(2), a.lastIndexOf(3), a.slice(1), a.map((x) => x + 1), a.concat([4]), a.join(), a.at(-1), a.find((x) => x > 1), a.toSorted(), a.toReversed(), a.with(0, 9), a.flat(), [...a], a.entries().next());
const b: any = a; console.log(b.includes(2), b.indexOf(2), b.slice(1), b.reverse === undefined, b.concat(4), b.toSorted(), b.at(0), b.keys().next());
const s: readonly string[] = Object.freeze(["a", "b"]); console.log(s.includes("a"), s.indexOf("b"));
