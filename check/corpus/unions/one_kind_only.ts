// Functions that take a union, in a program that gives them only one of its parts.
class Named {
  name = "named";
}

type Key = string | (new (...parts: any[]) => object);

function nameOf(key: Key): string {
  if (typeof key === "string") return key;
  return key.name;
}

function classNameOf(key: Key): string {
  return typeof key === "string" ? key : key.name;
}

function size(value: string | number[]): number {
  if (typeof value === "string") {
    return value.length;
  } else {
    return value.reduce((sum, x) => sum + x, 0);
  }
}

function joined(value: string | number[]): string {
  if (Array.isArray(value)) {
    const next = value.map((x) => x + 1);
    return next.join();
  }
  return value.toUpperCase();
}

function weight(value: number | string | string[]): number {
  switch (typeof value) {
    case "number":
      return value;
    case "string":
      return value.length;
    default:
      return value.length + value[0].length;
  }
}

console.log(nameOf("x"), classNameOf(Named), size("abc"), joined("abc"), weight(4));
