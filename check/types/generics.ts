function id<T>(x: T): T { return x; }
const a1 = id(1), a2 = id("x"), a3 = id({ a: 1 }), a4 = id([1, 2] as const);
function pair<A, B>(a: A, b: B): [A, B] { return [a, b]; }
const p = pair(1, "a");
function first<T>(xs: readonly T[]): T | undefined { return xs[0]; }
const f1 = first([1, 2]), f2 = first(["a"] as const);
function pick<T, K extends keyof T>(o: T, ...ks: K[]): Pick<T, K> { const r = {} as Pick<T, K>; for (const k of ks) r[k] = o[k]; return r; }
const pk = pick({ a: 1, b: "x", c: true }, "a", "c");
function group<T, K extends string>(xs: T[], key: (x: T) => K): Record<K, T[]> { const out = {} as Record<K, T[]>; for (const x of xs) (out[key(x)] ??= []).push(x); return out; }
const gr = group([{ t: "a" as const, n: 1 }], x => x.t);
const red = [1, 2, 3].reduce((acc, x) => { acc[x] = String(x); return acc; }, {} as Record<number, string>);
const red2 = ["a", "b"].reduce<Map<string, number>>((m, s) => m.set(s, s.length), new Map());
const mp = new Map([["a", 1], ["b", 2]]);
const st = new Set([1, 2, 3]);
const sorted = [...mp.entries()].sort((x, y) => y[1] - x[1]).map(([k, v]) => ({ k, v }));
type DeepPartial<T> = { [K in keyof T]?: T[K] extends object ? DeepPartial<T[K]> : T[K] };
const dp: DeepPartial<{ a: { b: number }; c: string }> = { a: {} };
type Fn<A extends any[], R> = (...args: A) => R;
function compose<A extends unknown[], B, C>(f: (...a: A) => B, g: (b: B) => C): (...a: A) => C { return (...a) => g(f(...a)); }
const cmp = compose((x: number, y: number) => x + y, s => String(s));
type Getters<T> = { [K in keyof T as `get${Capitalize<string & K>}`]: () => T[K] };
declare const gg: Getters<{ name: string; age: number }>;
const gn = gg.getName();
type ElementOf<T> = T extends (infer U)[] ? U : never;
let el: ElementOf<string[] | number[]>;
type Ret = ReturnType<typeof id>; type Par = Parameters<typeof pair>;
class Stack<T> { private items: T[] = []; push(x: T): this { this.items.push(x); return this; } pop() { return this.items.pop(); } map<U>(f: (x: T) => U): Stack<U> { const s = new Stack<U>(); for (const i of this.items) s.push(f(i)); return s; } static of<T>(...xs: T[]) { const s = new Stack<T>(); xs.forEach(x => s.push(x)); return s; } }
const s1 = Stack.of(1, 2).push(3).map(x => `n${x}`); const s1p = s1.pop();
interface Node<T> { value: T; next?: Node<T> }
function len<T>(n: Node<T> | undefined): number { let c = 0; for (let x = n; x; x = x.next) c++; return c; }
type Result<T, E = Error> = { ok: true; value: T } | { ok: false; error: E };
function ok<T>(value: T): Result<T, never> { return { ok: true, value }; }
function err<E>(error: E): Result<never, E> { return { ok: false, error }; }
function parse(s: string): Result<number, string> { const n = Number(s); return Number.isNaN(n) ? err("bad") : ok(n); }
const pr = parse("1"); if (pr.ok) console.log(pr.value); else console.log(pr.error);
type Tree<T> = T | Tree<T>[];
function flat<T>(t: Tree<T>): T[] { return Array.isArray(t) ? t.flatMap(x => flat(x)) : [t]; }
async function af(n: number) { await Promise.resolve(); return n; }
async function all() { const [x, y] = await Promise.all([af(1), Promise.resolve("s")]); const r = await Promise.race([af(1)]); const z = await af(2).then(v => v + 1).catch(() => "e"); return { x, y, z, r }; }
function* gen(n: number) { for (let i = 0; i < n; i++) yield i; return "done"; }
for (const v of gen(3)) console.log(v);
const ga = [...gen(2)];
async function* agen() { yield 1; yield 2; }
async function useA() { for await (const v of agen()) console.log(v); }
const o = { a: 1, get b(): number { return this.a; }, set b(v) { this.a = v; }, m(x: number) { return x + this.a; }, ["c" + 1]: 2 };
const keys = Object.keys(o) as (keyof typeof o)[];
const cfg = { port: 80, host: "h" } satisfies Record<string, string | number>;
const tup: [a: string, b?: number, ...rest: boolean[]] = ["x"];
const [ta, tb, ...tr] = tup;
const { port, ...others } = cfg;
enum Color { Red, Green = "g", Blue = 4, Mix = Blue | 8 }
const col = Color.Green; const cr: Color = Color.Red; function fc(c: Color) { return c === Color.Red ? 1 : c; }
const enum E2 { A = 1, B }
namespace NS { export const v = 1; export interface I { q: number } export function ff() { return v; } }
const nsf = NS.ff(); const nsi: NS.I = { q: 1 };
abstract class Animal { constructor(protected name: string) {} abstract speak(): string; static create<T extends Animal>(this: new (n: string) => T, n: string) { return new this(n); } }
class Dog extends Animal { speak() { return this.name + super.toString(); } }
const dog = Dog.create("d"); const dn = dog.speak();
const cb = (x: number, y = 2, ...z: string[]) => x;
type Ev = { click: { x: number }; key: string };
class Emitter<M> { private hs: { [K in keyof M]?: ((e: M[K]) => void)[] } = {}; on<K extends keyof M>(k: K, h: (e: M[K]) => void) { (this.hs[k] ??= []).push(h); return () => {}; } emit<K extends keyof M>(k: K, e: M[K]) { this.hs[k]?.forEach(h => h(e)); } }
const em = new Emitter<Ev>(); em.on("click", e => console.log(e.x)); em.emit("key", "a");
const u = Math.random() > 0.5 ? { a: 1 } : { b: 2 };
const mixed = [{ a: 1 }, { b: "x" }]; const ma = mixed[0].a;
const nested = { list: [1, 2].map(n => ({ n, s: String(n) })), f: (q: string) => q.length };
const curry = (a: number) => (b: string) => (c: boolean) => [a, b, c];
const cur3 = curry(1)("x")(true);
let und = undefined; let nul = null; const sym = Symbol("x"); const big = 10n ** 2n;
const date = new Date(); const json = JSON.parse("{}"); const js2 = json.a.b;
export default class Foo { static #count = 0; #priv = 1; static inc() { return ++Foo.#count; } get() { return this.#priv; } }
