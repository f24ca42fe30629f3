type Shape = { kind: "circle"; r: number } | { kind: "square"; s: number } | { kind: "tri"; a: number; b: number };
function area(shape: Shape): number {
  switch (shape.kind) {
    case "circle": return Math.PI * shape.r ** 2;
    case "square": return shape.s * shape.s;
    case "tri": { const { a, b } = shape; return a * b / 2; }
    default: { const n: never = shape; return n; }
  }
}
function f(x: string | number | null | undefined) {
  if (x == null) return x;
  if (typeof x === "string") return x.length;
  return x.toFixed(2);
}
function g(v: unknown) {
  if (typeof v === "object" && v !== null && "name" in v) { return v.name; }
  if (v instanceof Error) return v.message;
  if (Array.isArray(v)) return v.length;
  if (typeof v === "function") return v;
  return v;
}
class A { a = 1; private p = 2; get x() { return this.p; } }
class B extends A { b = "s"; }
function h(o: A | B | Date) {
  if (o instanceof B) return o.b;
  else if (o instanceof A) return o.a;
  return o.getTime();
}
let cnt: number | undefined;
function inc() { cnt = (cnt ?? 0) + 1; return cnt; }
const arr = [1, undefined, 3].filter(x => x !== undefined);
const strs = ["a", null].filter((x): x is string => x !== null);
function isStr(x: unknown): x is string { return typeof x === "string"; }
function assertNum(x: unknown): asserts x is number { if (typeof x !== "number") throw new Error("no"); }
function use(x: unknown) { assertNum(x); const y = x; if (isStr(x)) { return x; } return y + 1; }
function loop(n: number) {
  let cur: { next?: { v: number } } | null = { next: { v: n } };
  let last: number | string = "";
  while (cur) {
    const nx: { v: number } | undefined = cur.next;
    if (!nx) break;
    last = nx.v;
    cur = null;
  }
  return last;
}
function opt(o?: { a?: { b?: { c: string }[] } }) {
  const c = o?.a?.b?.[0]?.c;
  if (o?.a?.b?.length) { const q = o.a.b; return q; }
  const up = o?.a?.b?.map(z => z.c.toUpperCase()) ?? [];
  return c ?? up;
}
function sw(t: "a" | "b" | 1) { switch (typeof t) { case "string": return t; case "number": return t; } }
let z; z = 1; console.log(z); z = "s"; console.log(z);
const ev = []; ev.push(1); ev.push("x"); console.log(ev);
function k(x: boolean | string) { return x === true ? x : x; }
function e1(e: unknown) { try { throw e; } catch (err) { return err instanceof Error ? err.message : String(err); } finally { console.log(1); } }
const isOk = (s: Shape) => s.kind === "circle" || s.kind === "square";
function aliased(s: Shape) { const c = s.kind === "circle"; if (c) return s.r; const { kind } = s; if (kind === "square") return s.s; return s; }
function ret(x?: string) { if (!x) { return; } return x; }
for (const [k2, v2] of Object.entries({ a: 1, b: 2 })) console.log(k2, v2);
for (const key in { a: 1 }) console.log(key);
const m = new Map<string, number[]>(); const got = m.get("a"); if (got) got.push(1); m.set("b", got ?? []);
let nn = m.get("q")!; nn.push(2);
function t3(a: string | string[]) { const l = typeof a === "string" ? [a] : a; return l; }
label: for (let i = 0; i < 3; i++) { for (;;) { if (i) continue label; break label; } }
