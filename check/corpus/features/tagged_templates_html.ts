// Tagged templates: html escaping, raw, nested, cached strings, dedent, sql parameters, i18n, styles; generic tags.
class Safe {
  constructor(readonly s: string) {}
  toString() {
    return this.s;
  }
}
const esc = (v: unknown): string =>
  v instanceof Safe
    ? v.s
    : Array.isArray(v)
      ? v.map(esc).join("")
      : v === null || v === undefined || v === false
        ? ""
        : String(v).replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
const html = (st: TemplateStringsArray, ...vs: unknown[]) =>
  new Safe(st.reduce((a, s, i) => a + s + (i < vs.length ? esc(vs[i]) : ""), ""));
const items = [
  { n: "<b>", ok: true },
  { n: "A & B", ok: false },
];
console.log(
  String(
    html`<ul class="${'x"y'}">
      ${items.map((i) => html`<li>${i.n}${i.ok && html`<i>!</i>`}</li>`)}${null}
    </ul>`,
  ),
);
const sql = (st: TemplateStringsArray, ...params: (string | number)[]) => ({
  text: st.map((s, i) => s + (i < params.length ? `$${i + 1}` : "")).join(""),
  params,
});
console.log(sql`select * from t where a = ${1} and b = ${"x"}`, sql``);
const dedent = (st: TemplateStringsArray, ...vs: unknown[]) => {
  const full = String.raw(st, ...vs),
    lines = full.split("\n").slice(1, -1),
    n = Math.min(...lines.filter((l) => l.trim()).map((l) => /^ */.exec(l)![0].length));
  return lines.map((l) => l.slice(n)).join("\n");
};
console.log(dedent`
    if (x) {
      ${"y"};
    }

    end
  `);
const seen = new Set<TemplateStringsArray>();
const cache = (st: TemplateStringsArray) => {
  seen.add(st);
  return st;
};
for (let i = 0; i < 3; i++) cache`same ${i}`;
console.log(
  seen.size,
  cache`a` === cache`a`,
  Object.isFrozen(cache`f`),
  cache`x\ty`.raw[0],
  cache`x\ty`[0]!.length,
  cache`${1}${2}`.length,
);
const curry = (st: TemplateStringsArray) => (o: Record<string, unknown>) =>
  st[0]!.replace(/\{(\w+)\}/g, (_, k) => String(o[k] ?? `?${k}`));
console.log(curry`Hi {name}, {n} new, {gone}`({ name: "Al", n: 0 }));
const obj = {
  pre: ">",
  tag(st: TemplateStringsArray, ...v: number[]) {
    return this.pre + st.join("_") + v.reduce((a, b) => a + b, 0);
  },
  get fn() {
    return (s: TemplateStringsArray) => s[0] + this.pre;
  },
};
console.log(
  obj.tag`a${1}b${2}`,
  obj.fn`q`,
  obj["tag"]`${5}`,
  new (class {
    t(s: TemplateStringsArray) {
      return s.raw.length + this.k;
    }
    k = 3;
  })().t`x`,
);
const tpl =
  <T,>(st: TemplateStringsArray, ...k: (keyof T)[]) =>
  (o: T) =>
    st.map((s, i) => s + (i < k.length ? o[k[i]!] : "")).join("");
console.log(tpl<{ a: number; b: string }>`a=${"a"} b=${"b"}`({ a: 1, b: "two" }));
console.log(
  `a${1 + 1}b${`c${`d${"e"}`}`}f`,
  `\`${"$"}{x}\``,
  `line1
line2\
joined`,
  `${[1, 2]} ${{}} ${null} ${undefined} ${true} ${1n}`.length > 5,
  typeof `${1}`,
  `${"a"}${"b"}` === "ab",
  String.raw`C:\new\${"t"}`,
);
