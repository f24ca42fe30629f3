// One name in the five manners programs write it: its words found first, then put together again.
type Manner = "camel" | "pascal" | "snake" | "kebab" | "constant";

const wordsOf = (name: string): string[] =>
  name.replace(/([a-z\d])([A-Z])/g, "$1 $2").replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2").toLowerCase().match(/[a-z]+|\d+/g) ?? [];
const capital = ([first = "", ...rest]: string): string => first.toUpperCase() + rest.join("");

const manners: Record<Manner, (words: string[]) => string> = {
  camel: ([head, ...tail]) => [head, ...tail.map(capital)].join(""),
  pascal: (words) => words.map(capital).join(""),
  snake: (words) => words.join("_"),
  kebab: (words) => words.join("-"),
  constant: (words) => words.join("_").toUpperCase(),
};

const names = ["parseHTTPResponse", "max-retry-count", "SOME_CONSTANT", "Already Spaced  words", "utf8Decoder", "x", "id2Name"];
for (const name of names) {
  console.log(name.padEnd(22, "."), wordsOf(name));
  for (const [manner, write] of Object.entries(manners)) console.log("  ", manner.padStart(8), write(wordsOf(name)));
}

// A round trip through any manner keeps the words.
const keys = Object.keys(manners) as Manner[];
console.log(names.every((name) => keys.every((key) => manners[key](wordsOf(name)) === manners[key](wordsOf(manners.snake(wordsOf(name)))))));

function renamed<T extends Record<string, unknown>>(record: T, manner: Manner): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [manners[manner](wordsOf(key)), value]));
}
console.log(renamed({ userId: 7, lastLoginAt: null, "home-address": ["a", 1] }, "snake"));
console.log(capital(""), capital("éa"), wordsOf("--"), wordsOf("A"));
