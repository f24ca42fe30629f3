// A song that counts down.
const bottles = (n: number) => `${n || "no more"} bottle${n === 1 ? "" : "s"} of beer`;
const cap = ([first, ...rest]: string) => [first.toUpperCase(), ...rest].join("");
export function verse(n: number) {
  return `${cap(bottles(n))} on the wall, ${bottles(n)}.\n${n ? `Take ${n === 1 ? "it" : "one"} down and pass it around` : "Go to the store and buy some more"}, ${bottles((n + 99) % 100)} on the wall.\n`;
}
export const sing = (from = 99, to = 0) => [...Array(from - to + 1).keys()].map((i) => verse(from - i)).join("\n");
console.log(sing(2, 0));
console.log(sing().length);
