function describe(value: number): string;
function describe(value: string): string;
function describe(value: number | string): string {
  return typeof value === "number" ? `number ${value * 2}` : `string ${value.toUpperCase()}`;
}
console.log(describe(21), describe("abc"));
function make(n: number): number[];
function make(n: number, fill: string): string[];
function make(n: number, fill?: string): (number | string)[] {
  const out: (number | string)[] = [];
  for (let i = 0; i < n; i++) out.push(fill === undefined ? i : fill);
  return out;
}
console.log(make(3), make(2, "x"));
