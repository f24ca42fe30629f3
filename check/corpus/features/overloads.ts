// Overloaded functions, methods and call signatures.
function fmt(x: number): string;
function fmt(x: string, pad: number): string;
function fmt(x: Date): string;
function fmt(x: any, pad?: number): string {
  if (typeof x === "number")
    return x.toFixed(2);
  if (typeof x === "string")
    return x.padStart(pad!, ".");
  return x.toISOString();
}
console.log(fmt(3), fmt("a", 4), fmt(new Date(0)));
class C {
  get(i: number): string;
  get(k: string): number;
  get(x: number | string) { return typeof x === "number" ? "s" + x : x.length; }
  static of(): C;
  static of(n: number): C[];
  static of(n?: number): any {
    return n === undefined ? new C() : Array.from({ length: n }, () => new C());
  }
}
console.log(new C().get(1), new C().get("abc"), C.of(), C.of(2).length);
const over: {
  (a: string): string;
  (a: number): number;
} = ((a: any) => a) as any;
console.log(over("q"), over(4));
