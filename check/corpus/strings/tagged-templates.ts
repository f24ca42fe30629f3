// Tagged templates: cooked and raw strings, one array for each place, tags of every kind.
function tag(strings: TemplateStringsArray, ...values: unknown[]): string {
  return strings.map((s, i) => s + (i < values.length ? `[${values[i]}]` : "")).join("");
}
const n = 5, name = "x";
console.log(tag`a${n}b${name}c`, tag``, tag`only`);
function show(strings: TemplateStringsArray, ...rest: number[]) {
  console.log(strings, strings.raw, strings.length, rest);
  return strings;
}
show`line\n${1}\t${2}`;
console.log(String.raw`a\nb${n}\u00`, String.raw`\\`);
function same() { return show`q`; }
console.log(same() === same(), show`q` === same(), Object.isFrozen(same()));
const html = (s: TemplateStringsArray, ...v: (string | number)[]) => {
  let out = s[0];
  v.forEach((x, i) => { out += String(x).replace(/</g, "&lt;") + s[i + 1]; });
  return out;
};
console.log(html`<p>${"<b>"}</p>${3}`);
const obj = { pre: "P", t(s: TemplateStringsArray, v: number) { return this.pre + s[0] + v; } };
console.log(obj.t`v=${7}`);
class Q { constructor(private k: string) {} sql(s: TemplateStringsArray, ...p: string[]) { return { text: s.join("?"), p, k: this.k }; } }
console.log(new Q("key").sql`select ${"a"} from ${"b"}`);
function curry(s: TemplateStringsArray) { return (t: TemplateStringsArray) => s[0] + t.raw[0]; }
console.log(curry`one``two\x41`);
function bad(s: TemplateStringsArray) { console.log(s[0], s.raw[0]); }
bad`\unicode`;
const id = <T>(s: TemplateStringsArray, v: T): T => v;
console.log(id`${{ a: 1 }}`.a, id<number>`${4}`);
for (const part of (function (s: TemplateStringsArray) { return s; })`x`) console.log(part);
console.log(String.raw({ raw: ["x", "y"] }, 0), String.raw({ raw: "abc" }, 1, 2));
const any: any = tag;
console.log(any`dyn${1}`);
