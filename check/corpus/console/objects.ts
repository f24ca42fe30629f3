// Objects, nesting, key quoting, depth.
console.log({});
console.log([]);
console.log({ a: 1, "b-c": "two", $d: true, é: null, 1: "one", _x: undefined });
console.log({ a: { b: { c: { d: 1 } } } });
console.log({ a: { b: { c: {} } } });
console.log([[[[1]]]], [[[[]]]]);
console.log({ list: [1, 2, 3], text: "it's", nested: { q: 'say "hi"', both: `it's "x"` } });
console.log("plain", { s: "plain" }, ["plain"]);
console.log({ empty: "", newline: "a\nb", tab: "\t", back: "\\", nul: "\0", esc: "\x1b[1m" });
console.log([undefined, null, true, false, 0, -0, 1.5, "x"]);
const shared = { n: 1 };
console.log([shared, shared]);
console.log({ f: 1, g: [{ h: [{ i: 1 }] }] });
