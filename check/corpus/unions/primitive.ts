function format(value: string | number | boolean | null | undefined): string {
  if (value === null) return "null";
  if (value === undefined) return "undefined";
  if (typeof value === "number") return value.toFixed(2);
  if (typeof value === "boolean") return value ? "on" : "off";
  return `'${value}'`;
}
console.log(format("a"), format(1), format(true), format(null), format(undefined));
let v: number | string = 5;
console.log(v + 1);
v = "five";
console.log(v + 1, v.length);
const mixed: (number | string)[] = [1, "two", 3];
let sum = 0;
for (const item of mixed) sum += typeof item === "number" ? item : item.length;
console.log(sum, mixed);
