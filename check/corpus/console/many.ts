// Custom texts, groups, counters and tables.
import { inspect } from "node:util";
console.log({ a: 1, get b() { return 1; }, c: 2 });
class S { [inspect.custom]() { return "line1\nline2"; } }
console.log({ s: new S(), t: [new S()] });
class S2 { [inspect.custom]() { return { a: "x".repeat(40), b: "y".repeat(40) }; } }
console.log({ s: new S2() });
const lit = { n: 1, [inspect.custom](depth: number) { return "LIT" + depth; } };
console.log(lit, [lit]);
class N { [inspect.custom]() { return 5; } }
console.log(new N());
console.log("%c styled %s", "color:red", "x");
console.log("%s|%s|%s", "a"); console.log("%i %d", 3.9, "0x10"); console.log("%d%%", 50); console.log("%o", "str"); console.log("%O", "str");
console.log("a\nb", { x: "a\nb" });
console.dir({ a: { b: { c: { d: 1 } } } }); console.dir({ a: { b: { c: { d: 1 } } } }, { depth: 0 }); console.dir(new S()); console.dir("str"); console.dir([1, "a"], { colors: true });
console.assert(true, "no"); console.assert(false, "yes %s", "arg"); console.assert(false); console.assert(false, { a: 1 }); console.assert(0 as any, "zero");
console.table([[1, 2], [3, 4]]); console.table([{ a: 1, b: "x" }, { a: 2, c: true }]); console.table({ r1: { c: 1 }, r2: { c: 2 } }); console.table(["p", "q"]); console.table([{ a: 1, b: 2 }], ["b"]); console.table([1, [2, 3], { z: 1 }]);
console.table(new Map([["k", 1], ["l", 2]])); console.table(new Set([1, "a"])); console.table(5); console.table(null); console.table([]); console.table({}); console.table([{ o: { p: 1 }, l: [1, 2], d: new Date(0), n: null, u: undefined, f() {} }]); console.table(new Map([["k", { a: 1, b: 2 }]]));
console.table([{ "日本": "你好", e: "😀" }]); console.table([{ a: 1 }, { b: 2 }], ["a", "zz"]);
console.table([Symbol("x"), 1n, true, undefined, null, "it's"]);
console.table([["a", 1], ["b", 2]]);
class Row { constructor(public id: number, private name: string) {} get computed() { return 1; } }
console.table([new Row(1, "x"), new Row(2, "y")]);
const innermost = new Map([["c", new Map([["d", 1]])]]);
console.log(new Map([["a", new Map([["b", innermost]])]]));
console.log([[1, [2, [3, [4]]]]], { a: [{ b: { c: [1] } }] });
console.log(["a".repeat(20), "b".repeat(20), "c".repeat(20), "d".repeat(20)], Array.from({ length: 30 }, (_, i) => "item" + i));
console.log(Array.from({ length: 120 }, (_, i) => i * i), Array.from({ length: 7 }, (_, i) => i / 3));
console.log([1.5, 22.25, 333.125, 4, 5, 6, 7], [true, false, true, false, true, false, true], [-1, -22, 333, 4, 5, 6, 7n]);
console.log([undefined, null, undefined, null, undefined, null, undefined], ["a", "bb", "ccc", "dddd", "eeeee", "ffffff", "g", "h", "i", "j"]);
console.log([{ a: 1 }, { a: 2 }, { a: 3 }, { a: 4 }, { a: 5 }, { a: 6 }, { a: 7 }]);
console.log({ x: "a".repeat(100) }, ["a".repeat(100)], "a".repeat(100));
console.log({ text: "line one\nline two\nline three that is rather long, to be broken over lines, it is more than 80" });
console.log(["one\ntwo three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen"]);
console.log(new Map([["key with a very long name that takes space", "value with a very long text that takes space"], ["k2", "v2"]]));
console.log([new Date(0), new Date(1)], { d: new Date(0) }, [/a/, /b/g]);
console.log(Object.assign(() => {}, { a: 1 }), Object.assign(new Date(0), { x: 1 }), Object.assign(/x/, { y: 2 }), Object.assign([1, 2], { z: 3 }), Object.assign(new Map([[1, 2]]), { m: 1 }), Object.assign(Promise.resolve(1), { p: 1 }));
console.log([["a", 1], ["b", 2]], Object.entries({ a: 1, b: { c: 2 } }), [..."hello"], new Array(3).fill({ a: 1 }));
console.log(process.argv.length, typeof process.env, [function () {}, class {}, Symbol("s")]);
console.log(new Error("x") instanceof Error, [new RangeError("q").name]);
console.log(`${[1, 2, [3]]}`, String({}), String([1, [2]]), String(null), [] + "");
console.log([NaN, Infinity, -Infinity, -0, 0], [1e100, 1.1e-10, 123456789.123]);
console.table(new Set([{ a: 1 }, [1, 2]]));
console.table([new Map([["k", 1]]), new Set([1])]);
