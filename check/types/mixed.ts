// destructuring, classes, overloads, this, accessors
function over(a: string): string; function over(a: number, b?: boolean): number; function over(a: any, b?: any): any { return a; }
const ov1 = over("a"), ov2 = over(1, true); const ovf = over;
const { a: { b: deep = 5, ...restD } = { b: undefined, c: 1 }, ["d" + ""]: dyn } = {} as { a?: { b?: number; c: number }; [k: string]: any };
function params({ x, y = 2 }: { x: number; y?: number }, [p, q = "z"]: [number, string?] = [1], ...rest: string[]) { return { x, y, p, q, rest }; }
const called = params({ x: 1 }, [2, "a"], "r");
class Point { constructor(public readonly x = 0, public y = 0) {} static origin = new Point(); get len() { return Math.hypot(this.x, this.y); } with(o: Partial<Pick<Point, "x" | "y">>) { return new Point(o.x ?? this.x, o.y ?? this.y); } equals(this: Point, o: Point) { return this.x === o.x; } [Symbol.iterator]() { return [this.x, this.y][Symbol.iterator](); } toString = () => `${this.x}`; private cache?: Map<string, Point>; constructor2() {} }
const pt = new Point(1).with({ y: 2 }); const [px, py] = pt; const pts = pt.toString();
class Counter { count; name = "c"; constructor() { this.count = 0; } inc() { this.count++; return this; } }
const ct = new Counter().inc().count;
interface Repo<T extends { id: string }> { find(id: string): T | undefined; all(): T[]; save(x: Omit<T, "id"> & { id?: string }): T }
class MemRepo<T extends { id: string }> implements Repo<T> { private m = new Map<string, T>(); find(id: string) { return this.m.get(id); } all() { return [...this.m.values()]; } save(x: Omit<T, "id"> & { id?: string }) { const r = { ...x, id: x.id ?? "1" } as unknown as T; this.m.set(r.id, r); return r; } }
const repo = new MemRepo<{ id: string; n: number }>(); const sv = repo.save({ n: 1 }); const fd = repo.find("1")?.n ?? 0;
type Handler = (req: { url: string }, res: { end(s: string): void }) => void | Promise<void>;
const routes: Record<string, Handler> = { "/a": (req, res) => res.end(req.url), "/b": async (req, res) => { res.end("x"); } };
const rt = routes["/a"]; for (const [path, h] of Object.entries(routes)) h({ url: path }, { end(s) { console.log(s); } });
const table = { a: (n: number) => n, b(n: number) { return String(n); } } as const; const tk = table.b(1);
let acc = ""; for (let i = 0, n = 10; i < n; i++) { acc += i % 2 ? "a" : i; }
const tern = acc.length > 3 ? "long" : null; const orv = tern || "short"; const andv = tern && tern.length; const nul = tern ?? 5;
let counter = 0; const tick = () => counter++; const neg = -counter, nt = !acc, ty = typeof acc, vd = void 0, bi = ~counter;
const obj: { [k: string]: number } = { a: 1 }; obj.b = 2; const ob = obj["zz"]; delete obj.a; const has = "a" in obj;
const multi = [[1, 2], [3]].flat().map((n, i, arr) => n * i + arr.length).filter(Boolean).reduce((a, b) => a + b, 0);
const found = [{ id: 1, tags: ["x"] }].find(o => o.tags.includes("x"))?.tags.at(0)?.toUpperCase();
const ents = Object.fromEntries([["a", 1], ["b", 2]]); const asg = Object.assign({ a: 1 }, { b: "x" });
const str = `a${1}b${acc}` + 1; const sub = str.slice(1).split(",").map(s => s.trim()).join("-").padStart(5);
function rec(n: number): number { return n <= 1 ? 1 : n * rec(n - 1); } const fib = (n: number): number => n < 2 ? n : fib(n - 1) + fib(n - 2);
function noRet(x: number) { if (x > 1) { console.log(x); return; } } function thrower(): never { throw new TypeError("x"); }
function maybe(x: number) { if (x) return "a"; } function un(x: boolean) { return x ? 1 : "b"; } const arrow = (x: boolean) => { if (x) return 1; return 2; };
const fnExpr = function fact(n: number): number { return n ? n * fact(n - 1) : 1; }; const iife = (() => { const q = 1; return { q }; })();
const promise = new Promise<number>((resolve, reject) => { setTimeout(() => resolve(1), 10); reject(new Error("x")); });
promise.then(v => v + 1).then(v => console.log(v), e => console.error(e)).finally(() => {});
async function seq() { try { const v = await promise; return [v, await Promise.all([1, promise, "a"].map(async q => q))] as const; } catch (e) { if (e instanceof RangeError) return e.message; throw e; } }
const settled = Promise.allSettled([promise, Promise.reject(1)]);
const m2 = new Map<string, { n: number }>(); m2.forEach((v, k) => console.log(k, v.n)); for (const [k, { n }] of m2) console.log(k, n); const big = Math.max(...[...m2.values()].map(v => v.n));
const sset = new Set<string>(["a"]); for (const s of sset) console.log(s.length); const sarr = Array.from(sset, s => s + 1); const ar2 = Array.from({ length: 3 }, (_, i) => i * 2); const filled = new Array<number>(3).fill(0);
type Status = "on" | "off"; const statuses: Status[] = ["on", "off"]; const st: Status = statuses[0]; const next: Record<Status, Status> = { on: "off", off: "on" }; const ns = next[st];
let s2: Status = "on"; s2 = Math.random() > 0.5 ? "on" : "off"; const lit = { kind: "a" as const, v: 1 }; function lk(k: "a" | "b") { return k; } lk(lit.kind);
const tuples: [string, number][] = [["a", 1]]; tuples.push(["b", 2]); const tsum = tuples.map(([, n]) => n).reduce((x, y) => x + y); const [[t0], [, t1]] = tuples;
const comp = ["b", "a"].sort((x, y) => x < y ? -1 : x > y ? 1 : 0).concat(["z"]).indexOf("a"); const srt = [3, 1].sort(); const rv = [1, 2].reverse();
const any1: any = 5; const any2 = any1.foo.bar(1)[2]; const unk: unknown = any1; const cast = unk as { q: string }; const nn = (cast.q as string | undefined)!.length; const dbl = <number>any1;
switch (st) { case "on": { const inner = st; console.log(inner); break; } default: console.log(st); }
const regex = "abc".replace("a", x => x.toUpperCase()); const chars = [..."héllo"]; const spread = { ...lit, extra: true }; const arrs = [...chars, 1];
const cls = class Named { v = 1; static s = "x"; }; const inst = new cls(); const ctor: new () => { v: number } = cls; const made = new ctor();
const getter = { get v() { return 1; }, set w(x: string) {} }; const gv = getter.v; const wk = new WeakMap<object, number>(); const dt = new Date(0).toISOString(); const nw = Date.now();
const err = new Error("m", { cause: 1 }); const ec = err.cause; class MyErr extends Error { constructor(readonly code: number, msg?: string) { super(msg); this.name = "MyErr"; } } const me = new MyErr(1); const msg = me.message, cd = me.code;
function generic<T extends string | number>(x: T) { if (typeof x === "string") return x.length; return x; } const gnr = generic("a"), gnr2 = generic(2);
function kk<T, K extends keyof T>(o: T, k: K): T[K] { return o[k]; } const kv = kk({ a: 1, b: "s" }, "b"); function merge<A extends object, B extends object>(a: A, b: B) { return { ...a, ...b }; } const mg = merge({ a: 1 }, { b: 2 });
const debounce = <F extends (...args: any[]) => void>(f: F, ms: number) => (...args: Parameters<F>) => { setTimeout(() => f(...args), ms); }; const db = debounce((a: number, b: string) => {}, 1); db(1, "x");
const memo = new Map<number, Promise<string>>(); async function getM(n: number) { let p = memo.get(n); if (!p) { p = Promise.resolve(String(n)); memo.set(n, p); } return p; }
const buf = Buffer.from("abc"); const hex = buf.toString("hex"); const env = process.env.HOME ?? "none"; const argv = process.argv.slice(2); const n0 = Number(argv[0] ?? 1), pi = parseInt("12", 10), isn = Number.isInteger(n0);
