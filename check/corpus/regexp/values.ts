// Patterns in tables, maps, unions and any; arrays of matches that meet other elements.
const table: { name: string; re: RegExp; fn: (m: RegExpMatchArray) => string }[] = [
  { name: "int", re: /^-?\d+$/, fn: (m) => `int ${Number(m[0])}` },
  { name: "range", re: /^(\d+)\.\.(\d+)$/, fn: ([, a, b]) => `range ${Number(b) - Number(a)}` },
  { name: "word", re: /^\p{L}+$/u, fn: (m) => `word ${m[0].length}` },
];
for (const s of ["42", "1..5", "héllo", "!?"]) {
  let done = false;
  for (const t of table) { const m = s.match(t.re); if (m) { console.log(t.name, t.fn(m)); done = true; break; } }
  if (!done) console.log("unknown", s);
}
const cache = new Map<string, RegExp>();
function glob(p: string): RegExp { let r = cache.get(p); if (!r) { r = new RegExp("^" + p.replace(/[.+^${}()|[\]\\]/g, "\\$&").replace(/\*/g, ".*").replace(/\?/g, ".") + "$"); cache.set(p, r); } return r; }
console.log(["a.ts", "b.js", "ab.ts"].filter((f) => glob("*.ts").test(f)), glob("?.js").source, cache.size);
const routes = [/^\/users\/(?<id>\d+)$/, /^\/posts\/(?<slug>[\w-]+)\/(?<page>\d+)?$/];
function route(p: string) { for (const r of routes) { const m = r.exec(p); if (m) return { r: r.source, params: { ...m.groups } }; } return undefined; }
console.log(route("/users/12"), route("/posts/hi-there/"), route("/nope"));
const v: any = "foo bar foo";
console.log(v.replace(/foo/g, "x"), v.match(/o+/g), v.split(/\s/), v.search(/bar/), v.replaceAll("foo", "y"), [...v.matchAll(/f(o+)/g)].length);
const r: any = /(?<a>\d)/g; console.log(r.exec("x5").groups.a, r.lastIndex, r.test("5"), Object.prototype.toString.call(r));
const opt: { pattern?: RegExp | string } = {}; opt.pattern = /z/i; console.log(opt.pattern instanceof RegExp ? opt.pattern.flags : opt.pattern, opt);
function matcher(p: RegExp | string | ((s: string) => boolean)) { return (s: string) => typeof p === "string" ? s.includes(p) : p instanceof RegExp ? p.test(s) : p(s); }
console.log(["abc", "xbz"].map(matcher(/^a/)), ["abc"].map(matcher("z")), ["q"].map(matcher((s) => s === "q")));
const res: RegExpMatchArray | null = "2020".match(/\d/); console.log(res ? res.index! + 1 : "none", res?.length, res?.map((x) => x + "!"), res?.includes("2"));
const all: string[] = "a1b2".match(/\d/g) || []; all.push("z"); console.log(all, all.map(Number));
const mixed: (string | number)[] = "a b".split(/ /); mixed.push(3); console.log(mixed);
const arr: (string | undefined)[] = /(a)|(b)/.exec("b")!; console.log(arr, arr.map((x) => x ?? "-"), arr.filter((x) => x !== undefined).length);
const m2 = "ab".match(/(?<x>a)(?<y>b)/)!; for (const k in m2.groups) console.log(k, m2.groups[k]); console.log(Object.keys(m2.groups!), JSON.stringify(m2), JSON.stringify(m2.groups));
console.log(m2.slice(1), [...m2], m2.concat(["c"]), m2.join("|"), m2.indexOf("b"), Array.isArray(m2));
const re = /a/g; const copy = new RegExp(re.source, re.flags + "i"); console.log(copy, copy.flags.includes("i"), re === copy);
console.log(`${[/a/, /b/].map((x) => x.source).join("|")}`, new RegExp([/a/, /b/].map((x) => x.source).join("|")).test("b"), String(/[/]\//));
try { JSON.parse("{"); } catch (e) { if (e instanceof SyntaxError) console.log(/JSON/.test(e.message)); }
const state = { re: /\w/y, pos: 0 }; state.re.lastIndex = 2; console.log(state.re.test("ab"), state.re.lastIndex, state);
class Rule { static readonly RE = /^#(\d+)$/; re = /x/; match(s: string) { return Rule.RE.exec(s)?.[1]; } } console.log(new Rule().match("#12"), new Rule());
console.log(/a/.test("A") || /a/i.test("A"), !/b/.test("a"), "x".match(/y/) === null, typeof /x/, [/x/].length);
console.log("A-B".split(/(-)/).map(s => s.length), "abc".split(/(?<=b)/), "test".split(/(?=s)/), "aaa".lastIndexOf("a"));
let input = "f(g(x))"; while (/\([^()]*\)/.test(input)) input = input.replace(/\(([^()]*)\)/, "[$1]"); console.log(input);
console.log("x".replace(/x/, "$"), "x".replace(/x/, "$$$"), "x".replace(/(x)/, "$2$1"), "abc".replace(/(?<z>b)/, "[$<z>]"), "abc".replace("b", "[$&$`$']"));
const mm: (string | number | null)[] | null = "a1".match(/([a-z])(\d)(x)?/);
if (mm) { mm.push(5, null); console.log(mm, mm.length); }
const pieces: (string | number)[] = "a,b".split(","); pieces.push(3); console.log(pieces);
const names: (string | number)[] = Object.keys({ q: 1 }); names.push(1); console.log(names);
const zs: (string | number)[] = /(?<n>z)/d.exec("z") ?? []; zs.unshift(0); console.log(zs);
