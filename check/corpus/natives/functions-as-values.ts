// destructured natives, aliases, natives in objects, methods as values
const { max, min } = Math; const { keys, values } = Object; const { parse, stringify } = JSON; const { isArray } = Array;
console.log(max(1, 2), min(1, 2), keys({ a: 1 }), values({ a: 1 }), parse("[1]")[0], stringify({ a: [1] }), isArray([]));
const ops = { abs: Math.abs, up: (s: string) => s.toUpperCase(), max: Math.max }; console.log(ops.abs(-2), ops.up("x"), ops.max(1, 5, 3));
const fns = [Math.floor, Math.ceil, Math.round]; console.log(fns.map((f) => f(2.5)));
const parsers: Record<string, (s: string) => any> = { int: parseInt, float: parseFloat, num: Number, json: JSON.parse, bool: Boolean, str: String }; for (const k of Object.keys(parsers)) console.log(k, parsers[k]("1.50"));
console.log([1, -2].map(Math.abs).map(Math.sqrt).map((x) => x.toFixed(3)), ["1", "2"].map(Number).every(Number.isInteger), ["a", "b"].map(encodeURIComponent), [[1, 2], [3]].map(JSON.stringify as any), ["x"].map((s) => s.trim()), [3, 1].map(String).join());
const log = console.log; log("aliased", 1, { a: 1 });
[1, 2].forEach(console.log as any);
setTimeout(console.log, 1, "timer", 5);
Promise.resolve("p").then(console.log);
