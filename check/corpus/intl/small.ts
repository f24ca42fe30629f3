// Plurals, lists, relative times and collation, as English has them.
const cardinal = new Intl.PluralRules("en-US");
const ordinal = new Intl.PluralRules("en-US", { type: "ordinal" });
const suffixes: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };
console.log([0, 1, 2, 1.5].map((n) => cardinal.select(n)));
console.log([1, 2, 3, 4, 11, 12, 13, 21, 22, 103, 111].map((n) => n + suffixes[ordinal.select(n)]));

for (const type of ["conjunction", "disjunction", "unit"] as const) {
  for (const style of ["long", "short", "narrow"] as const) {
    const list = new Intl.ListFormat("en", { type, style });
    console.log(list.format(["a"]), "|", list.format(["a", "b"]), "|", list.format(["a", "b", "c"]));
  }
}

const relative = new Intl.RelativeTimeFormat("en");
const friendly = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
console.log(relative.format(-1, "day"), "|", relative.format(1500, "hours"), "|", relative.format(-2.5, "weeks"));
console.log(friendly.format(-1, "day"), "|", friendly.format(0, "year"), "|", friendly.format(1, "month"));
console.log(friendly.format(2, "day"), "|", relative.format(-0, "second"));

const collator = new Intl.Collator("en");
console.log(["b", "a", "Z", "A", "10", "9"].sort(collator.compare));
console.log(["file10", "file9"].sort(new Intl.Collator(undefined, { numeric: true }).compare));
console.log(new Intl.Collator("en", { sensitivity: "base" }).compare("a", "A"));
export {};
