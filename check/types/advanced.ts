type Json = string | number | boolean | null | Json[] | { [k: string]: Json };
function walk(j: Json): string { if (Array.isArray(j)) return j.map(walk).join(); if (typeof j === "object" && j) return Object.entries(j).map(([k, v]) => k + walk(v)).join(); return String(j); }
type Path<T> = T extends object ? { [K in keyof T & string]: K | `${K}.${Path<T[K]>}` }[keyof T & string] : never;
declare function at<T, P extends Path<T>>(o: T, p: P): P;
type Split<S extends string> = S extends `${infer A}.${infer B}` ? [A, ...Split<B>] : [S];
let sp: Split<"a.b.c"> = ["a", "b", "c"]; const sp0 = sp[1];
type Mutable<T> = { -readonly [K in keyof T]-?: T[K] }; let mu: Mutable<{ readonly a?: number }> = { a: 1 }; const mua = mu.a;
type UnionToIntersection<U> = (U extends any ? (k: U) => void : never) extends (k: infer I) => void ? I : never; let ui: UnionToIntersection<{ a: 1 } | { b: 2 }> = { a: 1, b: 2 }; const uia = ui.a;
type Action = { type: "add"; payload: number } | { type: "del"; id: string }; type P<T extends Action["type"]> = Extract<Action, { type: T }>; let pa: P<"add"> = { type: "add", payload: 1 }; const pap = pa.payload;
const handlers: { [K in Action["type"]]: (a: Extract<Action, { type: K }>) => void } = { add: a => console.log(a.payload), del: a => console.log(a.id) };
function dispatch<A extends Action>(a: A) { switch (a.type) { case "add": return a.payload; case "del": return a.id; } }
interface Builder { set(k: string): this; done(): void } class Bld implements Builder { set(k: string) { return this; } done() {} } new Bld().set("a").set("b").done();
function pipe<A, B>(a: A, f: (a: A) => B): B; function pipe<A, B, C>(a: A, f: (a: A) => B, g: (b: B) => C): C; function pipe(a: any, ...fs: Function[]) { return fs.reduce((x, f) => f(x), a); } const pp = pipe(1, x => x + 1, x => String(x));
const reducers = { inc: (s: number, by: number) => s + by, reset: () => 0 }; type Keys = keyof typeof reducers; function run<K extends Keys>(k: K, ...args: Parameters<(typeof reducers)[K]>) { return k; } 
class Obs<T> { private subs = new Set<(v: T) => void>(); constructor(private v: T) {} sub(f: (v: T) => void) { this.subs.add(f); return () => this.subs.delete(f); } map<U>(f: (v: T) => U) { const o = new Obs(f(this.v)); this.sub(v => o.next(f(v))); return o; } next(v: T) { this.v = v; for (const s of this.subs) s(v); } } const ob = new Obs(1).map(x => `${x}`); ob.sub(s => s.length);
function isKey<T extends object>(o: T, k: PropertyKey): k is keyof T { return k in o; } const okk = { a: 1 }; const kq: string = "a"; if (isKey(okk, kq)) { const v = okk[kq]; }
const enumLike = { A: "a", B: "b" } as const; type EL = (typeof enumLike)[keyof typeof enumLike]; const els = Object.values(enumLike); function fel(e: EL) { return e; } fel(enumLike.A);
type Opt<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T]; let op: Opt<{ a?: number; b: string }> = "a";
let tupleRest: [number, ...string[], boolean] = [1, "a", true]; const [tf, ...trr] = tupleRest; const tl = tupleRest.length;
function vari<T extends unknown[]>(...a: T): T { return a; } const va = vari(1, "a", true); function cat<A extends unknown[], B extends unknown[]>(a: [...A], b: [...B]): [...A, ...B] { return [...a, ...b]; } const ct = cat([1, "x"], [true]);
const symKey = Symbol("k"); const withSym = { [symKey]: 1, x: 2 }; const sv = withSym[symKey]; class It { *[Symbol.iterator]() { yield 1; yield "a"; } } for (const q of new It()) console.log(q); const itArr = [...new It()];
abstract class Base<T> { abstract make(): T; wrap() { return { v: this.make() }; } } class Impl extends Base<number> { make() { return 1; } } const wv = new Impl().wrap().v; function mk<C extends new (...a: any[]) => any>(c: C): InstanceType<C> { return new c(); } const mi = mk(Impl);
let nestedFn = (a: number) => { function inner(b: string) { return a + b; } return inner; }; const nf = nestedFn(1)("x"); const o2 = { f() { return this.g() + 1; }, g() { return 1; } }; const o2f = o2.f();
let x1: string | number = "a"; x1 = 5; const x2 = x1; function closure() { return x1; } const cond = (v: string | undefined) => v && v.length > 1 ? v : undefined; const dflt = ({ a = 1, b: { c = "x" } = {} }: { a?: number; b?: { c?: string } } = {}) => a + c;
for (let i = 0, j = "a"; i < 1; i++) console.log(i, j); do { var vv = 1; } while (vv < 0);  const inst = new (class { z = 1; })().z; try { JSON.parse("x"); } catch { } 
type Rec = { v: number; kids: Rec[] }; const tree: Rec = { v: 1, kids: [{ v: 2, kids: [] }] }; const sumT = (t: Rec): number => t.v + t.kids.map(sumT).reduce((a, b) => a + b, 0); const depthF = function d(t: Rec): number { return 1 + Math.max(0, ...t.kids.map(d)); };
const assertNever = (x: never): never => { throw new Error(String(x)); }; function ex(a: Action) { if (a.type === "add") return 1; if (a.type === "del") return 2; return assertNever(a); } const lazy = { get cached() { return this._c ?? (this._c = 1); }, _c: undefined as number | undefined };
async function* pages(n: number): AsyncGenerator<number[], void, undefined> { for (let i = 0; i < n; i++) yield [i]; } async function coll() { const out: number[] = []; for await (const p of pages(2)) out.push(...p); return out; } const racer = Promise.any([coll(), Promise.resolve([1])]); const chained = coll().then(xs => xs.length).then(n => ({ n }));
