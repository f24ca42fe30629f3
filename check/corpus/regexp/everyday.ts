// Loops over matches, callbacks, destructuring, lexers and other everyday uses.
const re = /(\w)(\d)?/g;
let s = "a1b", r: RegExpExecArray | null, out: string[] = [];
while ((r = re.exec(s))) { out.push(`${r.index}:${r[1]}${r[2] ?? "-"}@${re.lastIndex}`); }
console.log(out);
for (let m = re.exec("zz"); m !== null; m = re.exec("zz")) console.log(m.index);
const replaceFns: Record<string, (m: string) => string> = { up: (m) => m.toUpperCase(), rev: (m) => [...m].reverse().join("") };
for (const [k, f] of Object.entries(replaceFns)) console.log(k, "foo bar".replace(/\w+/g, f));
function replaceCb(match: string, p1: string, offset: number, whole: string): string { return `${p1.toUpperCase()}${offset}/${whole.length}`; }
console.log("x-y".replace(/(\w)/g, replaceCb));
console.log("aBC".replace(/[A-Z]/g, (c, i) => (i > 0 ? "_" : "") + c.toLowerCase()));
const it = "a1b2".matchAll(/\d/g); console.log(it.next().value?.[0], [...it].length);
for (const [full, d] of "x1y2".matchAll(/[a-z](\d)/g)) console.log(full, d);
const { index, input } = /b/.exec("abc")!; console.log(index, input);
const res = "ab12".match(/(?<letters>[a-z]+)(?<digits>\d+)/); if (res?.groups) { const { letters, digits } = res.groups; console.log(letters.length, digits.padStart(5, "0")); }
const date = /(?<y>\d+)-(?<m>\d+)/u; const fmt = "2024-5".replace(date, (...a) => { const g = a.at(-1) as { y: string; m: string }; return `${g.m}/${g.y}`; }); console.log(fmt);
console.log("tel: 555-1234".replace(/(\d{3})-(\d{4})/, (_m, a, b) => `${b}-${a}`), "x".replace(/y/, () => "z"));
const lines = `a=1
# c
b = 2`; const conf: Record<string, string> = {}; for (const l of lines.split("\n")) { const m = l.match(/^\s*(\w+)\s*=\s*(.*?)\s*$/); if (!m) continue; conf[m[1]] = m[2]; } console.log(conf);
console.log("1,2;3 4".split(/[,; ]/).map(Number).reduce((a, b) => a + b), "abc".split("").map((c) => c.replace(/b/, "B")).join(""));
console.log(/^(?:a|b)+$/.test("abab"), /^[\w.+-]+$/.test("a.b+c"), "x".search(/x/) === 0);
console.log(["b1", "a10", "a2"].sort((x, y) => { const [, a, n] = x.match(/([a-z]+)(\d+)/)!; const [, b, k] = y.match(/([a-z]+)(\d+)/)!; return a < b ? -1 : a > b ? 1 : +n - +k; }));
const stripped = "<p>Hi <b>there</b></p>".replace(/<[^>]+>/g, ""); console.log(stripped, stripped.length);
const vowels = ("Programming".match(/[aeiou]/gi) || []).length; console.log(vowels);
const esc = (t: string) => t.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`); console.log(esc(`<a href="x">'&'</a>`));
console.log("aaa".replace(/a/g, (_, off: number) => String(off)), "abc".replace(/(?<first>a)/, "$<first>$<first>"));
const counter = { n: 0 }; "a b c".replace(/\w/g, () => { counter.n++; return ""; }); console.log(counter);
type Tok = { t: string; v: string }; const lex = (src: string): Tok[] => { const res: Tok[] = []; const rx = /\s*(?:(\d+)|(.))/gy; let m: RegExpExecArray | null; while ((m = rx.exec(src)) !== null) res.push(m[1] ? { t: "num", v: m[1] } : { t: "op", v: m[2] }); return res; }; console.log(lex("12 + (3*4)"));
let depth = 0; const balanced = [..."(a(b)c)"].every((c) => { if (/\(/.test(c)) depth++; if (/\)/.test(c)) depth--; return depth >= 0; }) && depth === 0; console.log(balanced);
console.log("%s is %d".replace(/%([sd])/g, (_, t) => (t === "s" ? "it" : "5")), "a|b".split("|"), "a.b".split(/\./), "\u{1F600}x".replace(/./u, "y"));
const roman = (n: number) => { const t: [number, string][] = [[10, "X"], [9, "IX"], [5, "V"], [4, "IV"], [1, "I"]]; let o = ""; for (const [v, c] of t) while (n >= v) { o += c; n -= v; } return o; }; console.log(/^(X{0,3})(IX|IV|V?I{0,3})$/.exec(roman(38)));
console.log(new RegExp(`^${"a.b".replace(/\./g, "\\.")}$`).test("a.b"), new RegExp("(\\d+)").exec("x12")?.[1], RegExp("x", "g").flags);
const err = (() => { try { return new RegExp("[", "u"); } catch (e) { return (e as SyntaxError).message; } })(); console.log(err);
console.log([/a/g, /b/].some((x) => x.global), [..."aXbX"].findIndex((c) => /X/.test(c)), "abc".at(-1)?.match(/c/)?.index);
