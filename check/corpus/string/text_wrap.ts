// Wraps, justifies and centres a paragraph in a column, with a hanging indent.
interface Layout { width: number; indent?: number; align?: "left" | "right" | "centre" | "justify" }

function* linesOf(text: string, width: number, indent = 0): Generator<string[]> {
  let words: string[] = [];
  let used = 0;
  for (const word of text.trim().split(/\s+/)) {
    if (words.length && used + words.length + word.length > width) {
      yield words;
      [words, used] = [[], indent];
    }
    words.push(word);
    used += word.length;
  }
  if (words.length) yield words;
}

function justified(words: readonly string[], width: number): string {
  const gaps = words.length - 1;
  if (!gaps) return words[0];
  const spaces = width - words.reduce((sum, { length }) => sum + length, 0);
  return words.map((word, i) => word + (i < gaps ? " ".repeat(Math.floor(spaces / gaps) + +(i < spaces % gaps)) : "")).join("");
}

function wrap(text: string, { width, indent = 0, align = "left" }: Layout): string[] {
  const rows = [...linesOf(text, width, indent)];
  return rows.map((words, i) => {
    const hang = i ? indent : 0;
    const plain = words.join(" ");
    const room = width - hang;
    const body = {
      left: () => plain,
      right: () => plain.padStart(room),
      centre: () => plain.padStart((room + plain.length) >> 1),
      justify: () => (i === rows.length - 1 ? plain : justified(words, room)),
    }[align]();
    return " ".repeat(hang) + body;
  });
}

const text = `A column of text is kept within its width,
  whatever   spaces the writer left; no word is ever cut, not even incomprehensibilities.`;
for (const layout of [{ width: 24 }, { width: 24, align: "right" }, { width: 26, align: "justify", indent: 2 }, { width: 25, align: "centre" }] satisfies Layout[]) {
  console.log(JSON.stringify(layout));
  for (const line of wrap(text, layout)) console.log(`|${line.padEnd(layout.width)}|`);
}
console.log(wrap("", { width: 5 }), wrap("one", { width: 2 }));
