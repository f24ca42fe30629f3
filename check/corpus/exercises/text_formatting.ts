// Word wrap, justify, columns, indent trees, tables with borders, ordinal and plural helpers, slugs, case changes, diffs.
const text =
  "It was the best of times, it was the worst of times, it was the age of wisdom, it was the age of foolishness";
const wrap = (s: string, w: number) =>
  s.split(" ").reduce<string[]>((ls, word) => {
    const l = ls[ls.length - 1];
    if (l !== undefined && (l + " " + word).length <= w) ls[ls.length - 1] = l + " " + word;
    else ls.push(word);
    return ls;
  }, []);
const justify = (l: string, w: number) => {
  const ws = l.split(" ");
  if (ws.length === 1) return l;
  let gaps = w - ws.join("").length;
  return ws
    .map((x, i) => {
      if (i === ws.length - 1) return x;
      const n = Math.ceil(gaps / (ws.length - 1 - i));
      gaps -= n;
      return x + " ".repeat(n);
    })
    .join("");
};
const lines = wrap(text, 24);
lines.forEach((l, i) => console.log(`|${i < lines.length - 1 ? justify(l, 24) : l.padEnd(24)}|`));
const center = (s: string, w: number, c = " ") =>
  c.repeat(Math.floor((w - s.length) / 2)) + s + c.repeat(Math.ceil((w - s.length) / 2));
function table(
  rows: (string | number)[][],
  { align = [] as ("l" | "r" | "c")[], header = true } = {},
) {
  const w = rows[0]!.map((_, c) => Math.max(...rows.map((r) => String(r[c]).length)));
  const bar = (l: string, m: string, r: string) => l + w.map((n) => "─".repeat(n + 2)).join(m) + r;
  const row = (r: (string | number)[]) =>
    "│" +
    r
      .map((v, c) => {
        const s = String(v);
        return ` ${align[c] === "r" ? s.padStart(w[c]!) : align[c] === "c" ? center(s, w[c]!) : s.padEnd(w[c]!)} `;
      })
      .join("│") +
    "│";
  return [
    bar("┌", "┬", "┐"),
    row(rows[0]!),
    ...(header ? [bar("├", "┼", "┤")] : []),
    ...rows.slice(1).map(row),
    bar("└", "┴", "┘"),
  ].join("\n");
}
console.log(
  table(
    [
      ["name", "qty", "ok"],
      ["apple", 3, "yes"],
      ["watermelon", 1200, "no"],
    ],
    { align: ["l", "r", "c"] },
  ),
);
type Node = { name: string; children?: Node[] };
const draw = (n: Node, prefix = "", last = true, root = true): string =>
  (root ? n.name : prefix + (last ? "└─ " : "├─ ") + n.name) +
  (n.children ?? [])
    .map(
      (c, i, all) =>
        "\n" + draw(c, root ? "" : prefix + (last ? "   " : "│  "), i === all.length - 1, false),
    )
    .join("");
console.log(
  draw({
    name: "src",
    children: [
      { name: "a.ts" },
      { name: "lib", children: [{ name: "x.ts" }, { name: "deep", children: [{ name: "y.ts" }] }] },
      { name: "z.ts" },
    ],
  }),
);
const ordinal = (n: number) =>
  n + (["th", "st", "nd", "rd"][((n % 100) >> 3) ^ 1 && n % 10] || "th");
console.log([1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111].map(ordinal).join(" "));
const plural = (n: number, one: string, many = one + "s") => `${n} ${n === 1 ? one : many}`;
console.log(plural(0, "cat"), plural(1, "fox", "foxes"), plural(2, "fox", "foxes"));
const words = (s: string) => s.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [];
const camel = (s: string) =>
    words(s)
      .map((w, i) => (i ? w[0]!.toUpperCase() + w.slice(1).toLowerCase() : w.toLowerCase()))
      .join(""),
  snake = (s: string) => words(s).join("_").toLowerCase(),
  kebab = (s: string) => snake(s).replaceAll("_", "-"),
  title = (s: string) => s.replace(/\b\w/g, (c) => c.toUpperCase());
for (const s of ["hello world", "HTTPServerError", "some_snake-case", "version2Beta"])
  console.log(camel(s), snake(s), kebab(s), title(s));
const slug = (s: string) =>
  s
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
console.log(
  slug("  Crème Brûlée & Co! "),
  "abc".split("").reverse().join(""),
  [..."noël"].reverse().join(""),
);
const lcs = (a: string[], b: string[]) => {
  const t = Array.from({ length: a.length + 1 }, () => Array(b.length + 1).fill(0) as number[]);
  for (let i = a.length; i--;)
    for (let j = b.length; j--;)
      t[i]![j] = a[i] === b[j] ? t[i + 1]![j + 1]! + 1 : Math.max(t[i + 1]![j]!, t[i]![j + 1]!);
  return t;
};
const diff = (a: string[], b: string[]) => {
  const t = lcs(a, b),
    out: string[] = [];
  let i = 0,
    j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      out.push("  " + a[i++]);
      j++;
    } else if (j >= b.length || (i < a.length && t[i + 1]![j]! >= t[i]![j + 1]!))
      out.push("- " + a[i++]);
    else out.push("+ " + b[j++]);
  }
  return out;
};
console.log(diff("a b c d f".split(" "), "a c x d e f".split(" ")).join("\n"));
const lev = (a: string, b: string) => {
  let prev = [...Array(b.length + 1).keys()];
  for (let i = 1; i <= a.length; i++) {
    const cur = [i];
    for (let j = 1; j <= b.length; j++)
      cur[j] = Math.min(prev[j]! + 1, cur[j - 1]! + 1, prev[j - 1]! + +(a[i - 1] !== b[j - 1]));
    prev = cur;
  }
  return prev[b.length]!;
};
console.log(lev("kitten", "sitting"), lev("", "abc"), lev("same", "same"));
const kmp = (s: string, p: string) => {
  const f = [0];
  for (let i = 1, k = 0; i < p.length; i++) {
    while (k && p[i] !== p[k]) k = f[k - 1]!;
    f[i] = p[i] === p[k] ? ++k : k;
  }
  const at: number[] = [];
  for (let i = 0, k = 0; i < s.length; i++) {
    while (k && s[i] !== p[k]) k = f[k - 1]!;
    if (s[i] === p[k]) k++;
    if (k === p.length) {
      at.push(i - k + 1);
      k = f[k - 1]!;
    }
  }
  return at;
};
console.log(kmp("abababcabab", "abab"), kmp("aaa", "b"));
