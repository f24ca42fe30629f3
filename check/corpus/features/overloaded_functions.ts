// One body behind several signatures.
function at(text: string, index: number): string;
function at<T>(list: T[], index: number): T;
function at(source: string | unknown[], index: number): unknown {
  return source[index < 0 ? source.length + index : index];
}
console.log(at("hello", -1), at([1, 2, 3], 0) + 1, at(["x"], 5));
class Parser {
  parse(text: string): number;
  parse(text: string, asList: true): number[];
  parse(text: string, asList = false): number | number[] {
    return asList ? text.split(",").map(Number) : Number(text);
  }
}
const parser = new Parser();
console.log(parser.parse("5") * 2, parser.parse("1,2,3", true).length);
function on(event: "click", handler: (x: number, y: number) => void): void;
function on(event: "key", handler: (key: string) => void): void;
function on(event: string, handler: (...args: never[]) => void): void {
  if (event === "click") (handler as (x: number, y: number) => void)(1, 2);
  else (handler as (key: string) => void)("Enter");
}
on("click", (x, y) => console.log(x + y));
on("key", (key) => console.log(key.length));
const area: { (side: number): number; (w: number, h: number): number } = (a: number, b: number = a) => a * b;
console.log(area(3), area(3, 4));
