function show(x: unknown): string {
  if (x instanceof Date) return "date " + x.getTime();
  if (x instanceof Map) return "map " + x.size;
  if (x instanceof Set) return "set " + [...x].length;
  if (x instanceof Error) return x.name + ":" + x.message;
  if (x instanceof RangeError) return "never";
  if (Array.isArray(x)) return "[" + x.map(show).join() + "]";
  if (typeof x === "function") return "fn " + x.length;
  if (typeof x === "symbol") return x.toString();
  if (x === null || x === undefined) return String(x);
  if (typeof x === "object") return "{" + Object.entries(x).map(([k, v]) => k + "=" + show(v)).join() + "}";
  return typeof x + " " + x;
}
for (const v of [new Date(5), new Map([[1, 2]]), new Set("ab"), new TypeError("t"), [1, ["x"]], (a: number) => a, Symbol("s"), null, undefined, { a: 1, b: { c: [true] } }, 5, "s", false]) console.log(show(v));
type Json = null | boolean | number | string | Json[] | { [k: string]: Json };
function depth(j: Json): number { if (Array.isArray(j)) return 1 + Math.max(0, ...j.map(depth)); if (j && typeof j === "object") return 1 + Math.max(0, ...Object.values(j).map(depth)); return 0; }
console.log(depth(JSON.parse('{"a":[1,{"b":[]}]}')), depth([]), depth("x"));
interface Ok<T> { ok: true; value: T } interface Err { ok: false; error: string } type Result<T> = Ok<T> | Err;
function parse(text: string): Result<{ n: number }> { try { const v: unknown = JSON.parse(text); if (typeof v === "object" && v !== null && "n" in v && typeof v.n === "number") return { ok: true, value: { n: v.n } }; return { ok: false, error: "shape" }; } catch { return { ok: false, error: "syntax" }; } }
for (const t of ['{"n":4}', '{"n":"4"}', "{", "null"]) { const r = parse(t); console.log(r.ok ? r.value.n * 2 : r.error); }
function assertString(x: unknown): asserts x is string { if (typeof x !== "string") throw new TypeError("not a string: " + typeof x); }
let w: unknown = "abc"; assertString(w); console.log(w.length); try { w = 5; assertString(w); } catch (e) { console.log((e as Error).message); }
const isNum = (x: unknown): x is number => typeof x === "number"; const mixed: unknown[] = [1, "a", 2, null]; console.log(mixed.filter(isNum).map((n) => n + 1), mixed.find(isNum), mixed.some((m) => m === null));
const body: any = JSON.parse('{"tags":"a,b","n":"12","flag":"true","nested":null}'); const tags: string[] = typeof body.tags === "string" ? body.tags.split(",") : body.tags; console.log(tags, parseInt(body.n) + 1, body.flag === "true", body.nested?.x ?? "none", Number(body.n) * 2, body.n * 1, body.n + 1);
const users = JSON.parse('[{"id":1,"name":"A"},{"id":2}]') as { id: number; name: string }[]; for (const u of users) console.log(u.id, u.name, u.name?.length, `${u.name}`.length); const byId = new Map(users.map((u) => [u.id, u])); console.log(byId.get(1)?.name, byId.get(2)?.name ?? "anon", byId.size); try { users.map((u) => u.name.toUpperCase()); } catch (e) { console.log((e as Error).message); }
const merged = { ...users[0], ...{ extra: true }, name: "Z" }; console.log(merged, Object.keys(merged)); const [u0, u1 = null] = users; console.log(u0.id, u1?.id); users[0].name = "changed"; users.push({ id: 3, name: "C" }); console.log(users, users.length, users.findIndex((u) => u.id === 3), users.map((u) => u.id).sort((a, b) => b - a));
class Box<T> { constructor(private v: T) {} get(): T { return this.v; } map<U>(f: (v: T) => U): Box<U> { return new Box(f(this.v)); } } const bx = new Box<any>({ q: [1] }); console.log(bx.get().q[0], bx.map((v) => v.q.length).get() + 1, new Box(JSON.parse("[3]")).get()[0]);
let acc: any = 0; for (const x of [1, "a", true, null, undefined, [2], { z: 1 }]) acc = acc + (x as any); console.log(acc);
const opt = { port: 1, ...(JSON.parse("{}") as { port?: number; host?: string }) }; console.log(opt.port, opt.host); function withDefaults({ a = 1, b = "x" }: { a?: number; b?: string } = {}) { return `${a}${b}`; } console.log(withDefaults(), withDefaults(JSON.parse('{"a":5}')), withDefaults({ b: "q" }));
enum Color { Red = "red", Blue = "blue" } const c = JSON.parse('"blue"') as Color; console.log(c === Color.Blue, Object.values(Color), c); switch (c) { case Color.Red: console.log("r"); break; case Color.Blue: console.log("b"); break; }
