// exec and test: captures, positions, lastIndex with flags g and y, named groups, indices.
const date = /(\d{4})-(\d{2})(?:-(\d{2}))?/;
const match = date.exec("on 2024-05 and 2025-06-07");
if (match) {
  console.log(match[0], match[1], match[2], match[3], match.index, match.input, match.length);
  console.log(match);
}
console.log(date.test("no date"), date.exec("no date"), date.lastIndex);

const words = /[a-z]+/g;
let word: RegExpExecArray | null;
while ((word = words.exec("ab, cd; ef")) !== null) {
  console.log(word[0], word.index, words.lastIndex);
}
console.log(words.lastIndex);

const token = /\d+|[a-z]+|[-+*/]/y;
const source = "12+ab*3 4";
const tokens: string[] = [];
token.lastIndex = 0;
for (;;) {
  const at = token.lastIndex;
  const found = token.exec(source);
  if (!found) {
    console.log("stopped at", at, token.lastIndex);
    break;
  }
  tokens.push(found[0]);
}
console.log(tokens);

const named = /(?<year>\d{4})-(?<month>\d\d)/d.exec("in 2024-05");
console.log(named?.groups?.year, named?.groups?.month);
console.log(named);
console.log(named?.indices?.[1], named?.indices?.groups?.month);
const { year, month } = named!.groups!;
console.log(`${month}/${year}`);

const [, first = "none", second = "none"] = /(x)(y)?/.exec("x") ?? [];
console.log(first, second);
console.log(["a1", "b", "c22"].map((s) => /\d+/.exec(s)));
console.log(["a1", "b", "c22"].map((s) => /\d+/.exec(s)?.[0] ?? "-").join());

const empty = /(?:)/g;
console.log(empty.exec("ab")?.index, empty.lastIndex, empty.test("ab"), empty.lastIndex);
words.lastIndex = 100;
console.log(words.test("abc"), words.lastIndex);
words.lastIndex = -5;
console.log(words.exec("abc")?.[0], words.lastIndex);

for (const part of /(a)(b)?(c)/.exec("ac") ?? []) {
  console.log(part);
}
function firstGroup(text: string, pattern: RegExp): string | undefined {
  return pattern.exec(text)?.[1];
}
console.log(firstGroup("key=value", /=(.*)/), firstGroup("key", /=(.*)/));
