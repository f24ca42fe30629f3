// A histogram of letters drawn upright, and the text turned: columns, code points and surrogates.
const text = "the quick brown fox jumps over the lazy dog, then the dog naps";
const counts = new Map<string, number>();
for (const c of text.replaceAll(/[^a-z]/g, "")) counts.set(c, (counts.get(c) ?? 0) + 1);
const shown = [...counts].filter(([, n]) => n > 2).sort(([a, n], [b, m]) => m - n || a.localeCompare(b));
const highest = Math.max(...shown.map(([, n]) => n));
for (let level = highest; level > 0; level--)
  console.log(`${level}`.padStart(2) + " " + shown.map(([, n]) => (n >= level ? "#" : " ")).join(" ").trimEnd());
console.log("   " + shown.map(([c]) => c).join(" "));

const turn = (rows: readonly string[]): string[] => {
  const cells = rows.map((row) => Array.from(row));
  const width = cells.reduce((w, row) => Math.max(w, row.length), 0);
  return Array.from({ length: width }, (_, x) => cells.map((row) => row[x] ?? "·").join(""));
};
console.log(turn(["ab", "😀é", "xyz"]));
console.log(turn(turn(["one", "two"])).join("|"), turn([]));

const codes = (s: string) => Array.from(s, (c) => c.codePointAt(0)!.toString(16).padStart(4, "0"));
console.log(codes("a😀é"), "a😀é".length, [..."a😀é"].length);
console.log("😀".at(0) === "\ud83d", "😀".charCodeAt(1).toString(16), "😀".slice(0, 1).isWellFormed(), "😀x".slice(1).toWellFormed());
console.log("e\u0301".normalize() === "é", "é".normalize("NFD").length, "ﬁ".normalize("NFKC"));
console.log([..."😀ab"].reverse().join(""), String.fromCodePoint(...[72, 105, 0x1f600]), "ß".toUpperCase(), "İ".toLowerCase().length);
