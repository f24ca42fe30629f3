// Text in pictures: OCR of digits, ascii histograms, a diamond made by template strings.
const shapes = [
  " _     _  _     _  _  _  _  _ ",
  "| |  | _| _||_||_ |_   ||_||_|",
  "|_|  ||_  _|  | _||_|  ||_| _|",
];
const digitOf = new Map<string, number>();
for (let d = 0; d < 10; d++)
  digitOf.set(shapes.map((l) => l.substring(d * 3, d * 3 + 3)).join(""), d);
export const convert = (text: string): string => {
  const lines = text.split("\n");
  const rows: string[] = [];
  for (let r = 0; r + 3 < lines.length + 1; r += 4) {
    let row = "";
    for (let c = 0; c < lines[r]!.length; c += 3)
      row += digitOf.get([0, 1, 2].map((k) => lines[r + k]!.slice(c, c + 3)).join("")) ?? "?";
    rows.push(row);
  }
  return rows.join(",");
};
console.log(convert([...shapes, " ".repeat(30)].join("\n")));
console.log(
  convert("    _  _ \n  | _| _|\n  ||_  _|\n         \n    _  _ \n|_||_ |_ \n  | _||_|\n         "),
);
console.log(convert("   \n  _\n  |\n   "));
const show = (n: number) =>
  shapes.map((l) => String(n).replace(/\d/g, (d) => l.slice(+d * 3, +d * 3 + 3))).join("\n");
console.log(show(2024));
const histogram = (data: Record<string, number>, width = 20) => {
  const max = Math.max(...Object.values(data)),
    pad = Math.max(...Object.keys(data).map((k) => k.length));
  return Object.entries(data)
    .map(
      ([k, v]) =>
        `${k.padStart(pad)} ${"█".repeat(Math.round((v / max) * width))}${"░".repeat(width - Math.round((v / max) * width))} ${v}`,
    )
    .join("\n");
};
console.log(histogram({ apples: 12, pears: 7, kiwis: 19.5, "": 1 }));
const rows = (last: string) => {
  const n = last.charCodeAt(0) - 65;
  const half = Array.from({ length: n + 1 }, (_, i) => {
    const ch = String.fromCharCode(65 + i),
      out = "·".repeat(n - i);
    return out + (i ? ch + "·".repeat(2 * i - 1) + ch : ch) + out;
  });
  return [...half, ...half.slice(0, -1).reverse()];
};
console.log(rows("D").join("\n"), rows("A"));
