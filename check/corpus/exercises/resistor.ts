// Resistor colours: codes, values and units.
const COLORS = ["black", "brown", "red", "orange", "yellow", "green", "blue", "violet", "grey", "white"] as const;
type Color = typeof COLORS[number];
const values = Object.fromEntries(COLORS.map((c, i) => [c, i])) as Record<Color, number>;
export class ResistorColor {
  private colors: Color[];
  constructor(colors: Color[]) {
    if (colors.length < 2)
      throw new Error("At least two colors need to be present");
    this.colors = colors;
  }
  value = (): number => Number(this.colors.slice(0, 2).map((c) => values[c]).join(""));
}
console.log(new ResistorColor(["brown", "black"]).value());
console.log(new ResistorColor(["yellow", "violet", "red"]).value());
try {
  new ResistorColor(["blue"]);
}
catch (e) {
  console.log((e as Error).message);
}
export function decodedResistorValue([a, b, c]: Color[]) {
  let v = (values[a!] * 10 + values[b!]) * 10 ** values[c!];
  const units = ["", "kilo", "mega", "giga"];
  let u = 0;
  while (v >= 1000 && v % 1000 === 0) {
    v /= 1000;
    u++;
  }
  return `${v} ${units[u]}ohms`;
}
console.log(decodedResistorValue(["orange", "orange", "black"]), decodedResistorValue(["red", "black", "red"]), decodedResistorValue(["white", "white", "white"]));
