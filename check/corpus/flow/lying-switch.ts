// Exhaustive switches that meet values their types rule out fall through to undefined.
type Kind = "a" | "b";
function number(kind: Kind): number {
  switch (kind) {
    case "a":
      return 1;
    case "b":
      return 2;
  }
}
console.log(number("a"), number("b"), number("c" as Kind), number(process.argv[2] as Kind));

function thrown(kind: Kind): string {
  switch (kind) {
    case "a":
      return "A";
    case "b":
      return "B";
  }
  throw new Error("bad " + kind);
}
try {
  console.log(thrown("a"), thrown("z" as Kind));
} catch (e) {
  console.log((e as Error).message);
}

function assigned(kind: Kind) {
  let result: number;
  switch (kind) {
    case "a":
      result = 1;
      break;
    case "b":
      result = 2;
      break;
  }
  return result;
}
console.log(assigned("a"), assigned("q" as any));

enum Color {
  Red = "red",
  Blue = "blue",
}
const label = (color: Color): string => {
  switch (color) {
    case Color.Red:
      return "R";
    case Color.Blue:
      return "B";
  }
};
console.log(label(Color.Red), label("blue" as Color), label("nope" as Color));

enum Level {
  Low = 10,
  High = 200,
}
function level(value: Level): string {
  switch (value) {
    case Level.Low:
      return "low";
    case Level.High:
      return "high";
  }
}
console.log(level(Level.Low), level(Level.High), level(Number("11") as Level));

type Shape = { kind: "circle"; r: number } | { kind: "square"; side: number };
function area(shape: Shape): number {
  switch (shape.kind) {
    case "circle":
      return shape.r * 3;
    case "square":
      return shape.side ** 2;
  }
}
console.log(area({ kind: "circle", r: 2 }), area(JSON.parse('{"kind":"square","side":5}')));
console.log(area({ kind: "line" } as any));

function kinds(value: string | number | boolean): string {
  switch (typeof value) {
    case "string":
      return "s";
    case "number":
      return "n";
    case "boolean":
      return "b";
  }
}
console.log(kinds("a"), kinds(1), kinds(true), kinds(null as any));

function remainder(kind: Kind) {
  if (kind === "a") {
    return 1;
  } else if (kind === "b") {
    return 2;
  }
  const never: never = kind;
  return never;
}
console.log(remainder("a"), remainder("else" as Kind));

type Mixed = "x" | "y" | 5;
function mixed(value: Mixed) {
  return value === "x" ? 1 : value === "y" ? 2 : value;
}
console.log(mixed("x"), mixed(5), mixed("other" as Mixed));
