// text processing
const text = `The quick brown fox. The lazy dog! the end? It's "fine" -- isn't it.`;
const counts = new Map<string, number>();
for (const w of text.toLowerCase().match(/\b[\w']+\b/g) ?? []) counts.set(w, (counts.get(w) ?? 0) + 1);
console.log([...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).slice(0, 4));
const camel = (s: string) => s.replace(/[-_\s]+(.)?/g, (_, c?: string) => (c ? c.toUpperCase() : "")).replace(/^(.)/, (c) => c.toLowerCase());
const snake = (s: string) => s.replace(/([a-z0-9])([A-Z])/g, "$1_$2").replace(/[\s-]+/g, "_").toLowerCase();
const kebab = (s: string) => snake(s).replaceAll("_", "-");
const title = (s: string) => s.replace(/\w\S*/g, (t) => t.charAt(0).toUpperCase() + t.slice(1).toLowerCase());
for (const s of ["hello-world_foo bar", "someVariableName", "XMLHttpRequest"]) console.log(camel(s), snake(s), kebab(s), title(s));
const render = (tpl: string, data: Record<string, unknown>) => tpl.replace(/\{\{\s*(\w+)(?:\|(\w+))?\s*\}\}/g, (whole, key: string, filter?: string) => {
  if (!(key in data)) return whole;
  const v = String(data[key]);
  return filter === "upper" ? v.toUpperCase() : v;
});
console.log(render("Hi {{ name }}, {{greet|upper}} {{none}} {{n}}", { name: "Ann", greet: "hello", n: 3 }));
function csv(line: string): string[] {
  const out: string[] = [];
  const re = /(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g;
  for (const m of line.matchAll(re)) out.push(m[1] !== undefined ? m[1].replace(/""/g, '"') : m[2]);
  return out;
}
console.log(csv('a,"b, ""c""",,d'), csv("x"), csv(""));
function md(src: string): string {
  return src.split(/\n{2,}/).map((b) => {
    const h = /^(#{1,6})\s+(.+)$/.exec(b);
    if (h) return `<h${h[1].length}>${inline(h[2])}</h${h[1].length}>`;
    if (/^[-*] /m.test(b)) return "<ul>" + b.split("\n").map((l) => `<li>${inline(l.replace(/^[-*]\s+/, ""))}</li>`).join("") + "</ul>";
    return `<p>${inline(b)}</p>`;
  }).join("\n");
}
function inline(s: string) {
  return s.replace(/[&<>]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[c]!)
    .replace(/`([^`]+)`/g, "<code>$1</code>").replace(/\*\*(.+?)\*\*/g, "<b>$1</b>").replace(/\*(.+?)\*/g, "<i>$1</i>").replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>');
}
console.log(md("# T *x*\n\nA **b** `c<d` [l](u)\n\n- one\n- two"));
console.log("1234567.891".replace(/\B(?=(\d{3})+(?!\d))/g, ","), "1234567".replace(/(?<=\d)(?=(?:\d{3})+$)/g, " "));
console.log("  trim me ".replace(/^\s+|\s+$/g, ""), "a\r\nb\nc".split(/\r?\n/), "a.b.c".split("."), "x".padEnd(3).replace(/ /g, "."));
const slug = (s: string) => s.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase().trim().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
console.log(slug("  Crème Brûlée & Co.! "));
const log = /^(\S+) \[([^\]]+)\] "(\w+) ([^"]+)" (\d{3}) (\d+|-)$/;
for (const l of ['1.2.3.4 [10/Oct/2000] "GET /a" 200 12', "bad"]) { const m = l.match(log); if (m) { const [, ip, , method, path, status, size] = m; console.log(ip, method, path, +status, size === "-" ? 0 : Number(size)); } else console.log("no match"); }
const rle = (s: string) => s.replace(/(.)\1+/g, (m, c) => m.length + c);
const unrle = (s: string) => s.replace(/(\d+)(.)/g, (_, n, c) => c.repeat(Number(n)));
console.log(rle("aaabccdd"), unrle("3ab2c2d"), unrle(rle("wwwx  y")));
const pig = (w: string) => w.replace(/^(?:xr|yt)(.*)|^([^aeiou]*qu|[^aeiou]+(?=y)|[^aeiou]+)?(.*)$/, (m, a, b, c) => a !== undefined ? m + "ay" : `${c}${b ?? ""}ay`);
console.log(["apple", "square", "rhythm", "xray", "thing"].map(pig));
console.log(Object.fromEntries([..."k1=v1;k2=v2".matchAll(/(\w+)=(\w+)/g)].map(([, k, v]) => [k, v])));
const words = "one two three".split(/\s/).map((w) => w[0].toUpperCase() + w.slice(1)).join(" "); console.log(words);
let i = 0; console.log("a?b?c".replace(/\?/g, () => "$" + ++i));
console.log("abc".replace(/./g, encodeURIComponent), "x".replace(/x/, String), ["1", "x2"].filter((s) => /^\d/.test(s)));
const m = "k: v".match(/(\w+):\s*(\w+)/); if (m !== null) { const [, key, val] = m; console.log({ key, val }); }
console.log([...new Set("hello world".match(/o/g))], Array.from("aXbX".matchAll(/X/g)).length);
