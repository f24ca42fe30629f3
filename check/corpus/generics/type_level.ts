// Mapped, conditional and template literal types over everyday values.
type Primitive = string | number | boolean | bigint | symbol | null | undefined;
type DeepRequired<T> = T extends Primitive | Function ? T : { [K in keyof T]-?: DeepRequired<NonNullable<T[K]>> };
type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type PickByValue<T, V> = { [K in keyof T as T[K] extends V ? K : never]: T[K] };
type OmitByValue<T, V> = Pick<T, { [K in keyof T]: T[K] extends V ? never : K }[keyof T]>;
type Head<T extends readonly unknown[]> = T extends readonly [infer H, ...unknown[]] ? H : never;
type Tail<T extends readonly unknown[]> = T extends readonly [unknown, ...infer R] ? R : [];
type Last<T extends readonly unknown[]> = T extends readonly [...unknown[], infer L] ? L : never;
type Length<T extends readonly unknown[]> = T["length"];
type Reverse<T extends unknown[]> = T extends [infer H, ...infer R] ? [...Reverse<R>, H] : [];
type Join<T extends readonly string[], D extends string> = T extends readonly [infer H extends string] ? H : T extends readonly [infer H extends string, ...infer R extends string[]] ? `${H}${D}${Join<R, D>}` : "";
type CamelCase<S extends string> = S extends `${infer H}_${infer T}` ? `${H}${Capitalize<CamelCase<T>>}` : S;
type CamelKeys<T> = { [K in keyof T as CamelCase<K & string>]: T[K] };
type EventMap = { click: { x: number; y: number }; key: { code: string }; close: void };
type Handler<K extends keyof EventMap> = EventMap[K] extends void ? () => void : (e: EventMap[K]) => void;
class Emitter { private hs: { [K in keyof EventMap]?: Handler<K>[] } = {}; on<K extends keyof EventMap>(k: K, h: Handler<K>): this { const list = (this.hs[k] ??= []) as Handler<K>[]; list.push(h); return this; } emit<K extends keyof EventMap>(k: K, ...args: Parameters<Handler<K>>): void { for (const h of this.hs[k] ?? []) (h as (...a: unknown[]) => void)(...args); } }
new Emitter().on("click", (e) => console.log(e.x)).on("close", () => console.log("closed")).emit("click", { x: 1, y: 2 });
const a: DeepRequired<{ a?: { b?: string | null } }> = { a: { b: "x" } };
const b: PickByValue<{ x: number; y: string; z: number }, number> = { x: 1, z: 2 };
const c: OmitByValue<{ x: number; y: string }, number> = { y: "s" };
const h: Head<[1, 2, 3]> = 1; const t: Tail<[1, 2, 3]> = [2, 3]; const l: Last<["a", "b"]> = "b"; const n: Length<[1, 2]> = 2; const r: Reverse<[1, "a", true]> = [true, "a", 1];
const j: Join<["a", "b", "c"], "."> = "a.b.c"; const cc: CamelKeys<{ user_name: string; last_login_at: number }> = { userName: "u", lastLoginAt: 1 };
const m: Mutable<Readonly<{ q: number }>> = { q: 1 }; m.q = 2;
console.log(a.a.b.length, b, c, h, t, l, n, r, j, cc, m);
function createStore<S, A extends { type: string }, M extends Record<string, (s: S, ...args: any[]) => S>>(init: S, mutations: M) { let s = init; return { get: () => s, commit<K extends keyof M>(k: K, ...args: M[K] extends (s: S, ...a: infer P) => S ? P : never) { s = mutations[k](s, ...args); return this; } }; }
const st = createStore({ n: 0, log: [] as string[] }, { add: (s, by: number) => ({ ...s, n: s.n + by }), note: (s, msg: string, lvl?: number) => ({ ...s, log: [...s.log, msg + (lvl ?? 0)] }) });
console.log(st.commit("add", 5).commit("note", "hi").commit("note", "yo", 2).get());
type Api = { "/users": { get: { res: { id: number }[] }; post: { body: { name: string }; res: { id: number } } }; "/ping": { get: { res: "pong" } } };
type Method<P extends keyof Api> = keyof Api[P] & string; type Res<P extends keyof Api, M extends Method<P>> = Api[P][M] extends { res: infer R } ? R : never; type Body<P extends keyof Api, M extends Method<P>> = Api[P][M] extends { body: infer B } ? [body: B] : [];
function call<P extends keyof Api, M extends Method<P>>(path: P, method: M, ...body: Body<P, M>): Res<P, M> { const fake: Record<string, unknown> = { "/users get": [{ id: 1 }], "/users post": { id: (body[0] as { name: string } | undefined)?.name.length ?? 0 }, "/ping get": "pong" }; return fake[`${path} ${method}`] as Res<P, M>; }
console.log(call("/users", "get").map((u) => u.id), call("/users", "post", { name: "bob" }).id, call("/ping", "get").toUpperCase());
