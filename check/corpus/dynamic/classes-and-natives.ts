// dynamic with classes and natives
class Point { constructor(public x: number, public y: number) {} norm() { return Math.hypot(this.x, this.y); } get sum() { return this.x + this.y; } static origin() { return new Point(0, 0); } }
const p: any = new Point(3, 4);
console.log(p.x, p.norm(), p.sum, p.nope, "x" in p, Object.keys(p), p instanceof Point);
p.x = 10; p.z = 1; console.log(p, p.norm().toFixed(2), JSON.stringify(p));
delete p.z; console.log(p.z, Object.keys(p).length);
const q = p as Point; console.log(q.x + 1, q.norm() > 10);
const fns: Record<string, (a: number, b: number) => number> = { add: (a, b) => a + b, mul: (a, b) => a * b };
for (const k of Object.keys(fns)) console.log(k, fns[k](3, 4));
const op = "add"; console.log(fns[op](1, 2), fns["nope"]?.(1, 2));
const f: any = (a: number, b: number) => a + b; console.log(f(1, 2), f.length, f("a", "b"), typeof f, f.call(null, 5, 6), f.apply(null, [7, 8]), f.name);
const any1: any = { list: [3, 1, 2], name: "abc", n: 5, d: new Date(0), m: new Map([["k", 1]]), s: new Set([1]), nested: { f(x: number) { return x * 2; } } };
console.log(any1.list.sort().map((x: number) => x + 1), any1.name.toUpperCase().length, any1.n.toFixed(1), any1.d.getTime(), any1.m.get("k"), any1.s.has(1), any1.nested.f(4), any1.m.size);
for (const [k, v] of any1.m) console.log(k, v);
for (const [k, v] of Object.entries(any1.nested)) console.log(k, typeof v);
const { name, list: [first], missing = "def" } = any1; console.log(name, first, missing);
let u: unknown = "text"; if (typeof u === "string") console.log(u.length); u = 5; if (typeof u === "number") console.log(u + 1);
u = [1, 2]; if (Array.isArray(u)) console.log(u.length, u[0]);
u = { a: 1 }; if (u && typeof u === "object" && "a" in u) console.log(u.a);
u = new Error("boom"); if (u instanceof Error) console.log(u.message);
function sum(...xs: any[]) { let t = 0; for (const x of xs) t += x; return t; } console.log(sum(1, 2, 3), sum(...any1.list));
const arr: any[] = [1, "a", null, undefined, { a: 1 }, [2], true]; for (const x of arr) console.log(typeof x, x, !!x, String(x));
console.log(arr.length, arr[1].length, arr[4].a, arr.indexOf("a"), arr.filter((x) => x != null).length);
arr[1] = 5; arr.push({ q: 1 }); console.log(arr[1] * 2, arr[arr.length - 1].q, arr);
const o: any = {}; o.a ??= 1; o.b = o.b || 2; o.c = (o.c ?? 0) + 1; o.a += 5; o.c++; o["k" + 1] = [1]; o.k1.push(2); console.log(o, o?.x?.y?.z, o.x?.[0], o.fn?.());
console.log(o.a > 5 ? "big" : "small", o.a == "6", o.b === 2, o.a + o.b, o.a - "1", o.a + "1", -o.a, +o.b, ~o.c, o.a % 4, o.a ** 2, o.a << 1, o.a & 3);
type Shape = { kind: "c"; r: number } | { kind: "s"; side: number };
const shapes: Shape[] = JSON.parse('[{"kind":"c","r":1},{"kind":"s","side":2}]');
console.log(shapes.map((s) => (s.kind === "c" ? s.r * 2 : s.side ** 2)), shapes.length, shapes.reduce((a, s) => a + (s.kind === "c" ? 1 : 0), 0));
const cfg: { port?: number; host?: string; tags?: string[] } = JSON.parse('{"port":80,"tags":"oops"}'); console.log(cfg.port ?? 1, cfg.host ?? "h", cfg.tags?.length, cfg.tags?.includes("oo"));
for (const k in arr) if (k === "2") console.log(k); console.log(`${o.a}-${any1.name}`, any1.name + 1, [..."ab"].concat(any1.list));
console.log(Object.assign({ z: 1 }, any1.nested).z, { ...any1.nested, y: 1 }.y, [...any1.list, ...any1.s]);
switch (any1.n) { case 5: console.log("five"); break; default: console.log("other"); }
