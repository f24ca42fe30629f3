// Tagged templates.
function tag(s: TemplateStringsArray, ...v: unknown[]) {
  return s.raw.map((x, i) => x + (i < v.length ? `[${v[i]}]` : "")).join("|");
}
console.log(tag `a${1}b\n${"x"}c`, tag ``, String.raw `\u00${1}`);
const html = (s: TemplateStringsArray, ...v: any[]) => s.reduce((a, x, i) => a + x + (v[i] === undefined ? "" : String(v[i]).replace(/[<>&]/g, (c) => ({ "<": "&lt;", ">": "&gt;", "&": "&amp;" }[c]!))), "");
console.log(html `<b>${"<script>&"}</b>${[1, 2]}`);
const cache = new Set<TemplateStringsArray>();
function id(s: TemplateStringsArray) {
  cache.add(s);
  return s;
}
for (let i = 0; i < 3; i++)
  id `same`;
console.log(cache.size, id `q`.raw, Object.isFrozen(id `z`));
console.log(`multi
line ${`nested ${1 + 1}`} \${esc} \x41\u{1F600}`);
