// map, set, number, math, object, date, json
const m = new Map<string, number>([["a", 1], ["b", 2]]);
m.set("c", 3).set("a", 10);
console.log(m, m.size, m.get("a"), m.get("zz"), m.has("b"), m.delete("b"), m.delete("b"), [...m], [...m.keys()], [...m.values()], Array.from(m.entries()));
m.forEach((v, k) => console.log(k, v));
for (const [k, v] of m) console.log(k, v);
for (const k of m.keys()) console.log(k);
const counts = new Map<string, number>();
for (const ch of "hello") counts.set(ch, (counts.get(ch) ?? 0) + 1);
console.log(counts, [...counts].sort((a, b) => b[1] - a[1])[0], [...counts.entries()].map(([k, v]) => k + v).join());
const s = new Set([1, 2, 2, 3]);
s.add(5).delete(1);
console.log(s, s.size, s.has(2), [...s].map((x) => x * 2), new Set("hello").size);
const lists = new Map<string, number[]>();
for (const n of [1, 2, 3]) { const k = n % 2 ? "o" : "e"; if (!lists.has(k)) lists.set(k, []); lists.get(k)!.push(n); }
console.log(lists, lists.get("o")!.length, lists.get("q")?.length);
const objKey = new Map<object, string>(); const key = {}; objKey.set(key, "v"); console.log(objKey.get(key), objKey.get({}));
console.log(new Map(Object.entries({ x: 1, y: 2 })), Object.fromEntries(m));
console.log((255).toString(16), (0.1 + 0.2).toFixed(2), (1234.5678).toFixed(1), (1e21).toString(), (5).toString(2).padStart(8, "0"), (1234.5).toPrecision(3), (12345).toExponential(2), Number("12px"), Number(""), Number("0x1f"), parseInt("12px"), parseFloat("3.14abc"), Number.isInteger(5.0), Number.MAX_SAFE_INTEGER, Number.EPSILON > 0, isNaN(NaN), Number.isFinite(1 / 0), (25).toString(36), (1234567.891).toLocaleString());
console.log(Math.round(2.5), Math.round(-2.5), Math.trunc(-3.7), Math.sign(-3), Math.cbrt(27), Math.hypot(3, 4), Math.log2(8), Math.min(), Math.max(1, 2, 3), Math.abs(-5), Math.pow(2, 10), 2 ** 0.5, Math.floor(-1.5), Math.ceil(1.2), Math.PI.toFixed(4), Math.clz32(1), Math.fround(5.5), Math.imul(3, 4), Math.atan2(1, 1));
const d = new Date(Date.UTC(2024, 1, 29, 12, 30, 45, 123));
console.log(d.toISOString(), d.getTime(), d.getUTCDay(), JSON.stringify({ d }), new Date("2020-01-01").getTime(), d.toJSON(), typeof Date.now(), new Date(NaN).getTime(), d > new Date(0), +d);
console.log(JSON.stringify({ a: [1, { b: undefined, c: null }], s: "q\"", f: () => 1, n: NaN }), JSON.stringify([undefined]), JSON.stringify("x"), JSON.stringify(undefined), JSON.stringify({ a: 1, b: 2 }, ["a"]), JSON.stringify({ a: 1 }, (k, v) => (typeof v === "number" ? v + 1 : v), "\t"));
class P { constructor(public x: number, public y: number) {} toJSON() { return [this.x, this.y]; } }
console.log(JSON.stringify(new P(1, 2)), JSON.stringify({ p: new P(3, 4) }), JSON.stringify(new Map([[1, 2]])), JSON.stringify([new Set([1])]));
const parsed = JSON.parse('{"a":[1,2,{"b":"c"}]}'); console.log(parsed.a[2].b, parsed);
try { JSON.parse("{bad"); } catch (e) { console.log((e as Error).name, (e as Error).message); }
console.log(Object.entries({ a: 1, b: "x" }).map(([k, v]) => `${k}=${v}`).join("&"), Object.keys([1, 2]), Object.getOwnPropertyNames({ q: 1 }), Object.is(NaN, NaN), Object.is(0, -0), Object.is("a", "a"));
const frozen = Object.freeze([1, 2]); console.log(frozen.length, Object.isFrozen(frozen));
const ws = new WeakMap<object, number>(); ws.set(key, 5); console.log(ws.get(key), ws.has({}));
console.log([1, 2, 3].toString(), String([1, [2, 3]]), String({}), String(null), `${[1, 2]}`, [] + "", Number([5]), Number(true));
console.log(encodeURIComponent("a b&c/é"), decodeURIComponent("a%20b"), encodeURI("a b/é?x=1"));
