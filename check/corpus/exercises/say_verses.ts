// Songs from tables: the house that Jack built, the twelve days, green bottles.
const parts = [
  ["house that Jack built"],
  ["malt", "lay in"],
  ["rat", "ate"],
  ["cat", "killed"],
  ["dog", "worried"],
  ["cow with the crumpled horn", "tossed"],
  ["maiden all forlorn", "milked"],
] as const;
export class House {
  static verse(n: number) {
    const lines: string[] = [];
    for (let i = n - 1; i >= 0; i--) {
      const [thing] = parts[i]!;
      lines.push(i === n - 1 ? `This is the ${thing}` : `that ${parts[i + 1]![1]} the ${thing}`);
    }
    lines[lines.length - 1] += ".";
    return lines;
  }
  static verses(a: number, b: number): string[] {
    const all: string[] = [];
    while (a <= b) {
      all.push(...House.verse(a));
      if (a++ !== b) all.push("");
    }
    return all;
  }
}
console.log(House.verses(1, 4).join("\n"));
console.log(House.verse(7));
const days = "first second third fourth fifth sixth".split(" ");
const gifts = [
  "a Partridge in a Pear Tree",
  "two Turtle Doves",
  "three French Hens",
  "four Calling Birds",
  "five Gold Rings",
  "six Geese-a-Laying",
];
function recite(start: number, end = start): string {
  let text = "";
  for (let d = start; d <= end; ++d) {
    const list = gifts.slice(0, d).reverse();
    if (d > 1) list[list.length - 1] = "and " + list[list.length - 1];
    text += `On the ${days[d - 1]} day of Christmas my true love gave to me: ${list.join(", ")}.\n`;
  }
  return text;
}
console.log(recite(1, 3) + recite(6));
const numbers = ["no", "One", "Two", "Three", "Four"];
for (let n = 4; n; n--) {
  const [now, then] = [n, n - 1].map((k) => `${numbers[k]} green bottle${k === 1 ? "" : "s"}`) as [
    string,
    string,
  ];
  console.log(
    `${now} hanging on the wall,\n`.repeat(2) +
      `And if one green bottle should accidentally fall,\nThere'll be ${then.toLowerCase()} hanging on the wall.`,
  );
}
