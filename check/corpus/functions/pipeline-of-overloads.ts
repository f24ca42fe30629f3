// Overloaded pipe and a tagged template that compiles a small format into a function once.
function pipe<A, B>(f: (a: A) => B): (a: A) => B;
function pipe<A, B, C>(f: (a: A) => B, g: (b: B) => C): (a: A) => C;
function pipe<A, B, C, D>(f: (a: A) => B, g: (b: B) => C, h: (c: C) => D): (a: A) => D;
function pipe(...stages: ((x: any) => any)[]): (x: any) => any {
  return (x) => stages.reduce((value, stage) => stage(value), x);
}
const words = (text: string): string[] => text.trim().split(/\s+/);
const count = <T>(items: T[]): Map<T, number> =>
  items.reduce((tally, item) => tally.set(item, (tally.get(item) ?? 0) + 1), new Map<T, number>());
const top = (tally: Map<string, number>): string =>
  [...tally].sort(([a, n], [b, m]) => m - n || a.localeCompare(b)).map(([w, n]) => `${w}×${n}`).slice(0, 2).join(" ");
console.log(pipe(words, count, top)(" to be or not to be that is to "));
console.log(pipe(words, (w) => w.length)("a b  c"), pipe(Number.parseFloat)("1.50kg"));

type Filler = (...values: unknown[]) => string;
function format(parts: TemplateStringsArray, ...specs: (number | ((v: unknown) => string))[]): Filler {
  const fill = specs.map((spec) => (typeof spec === "number" ? (v: unknown) => String(v).padStart(spec) : spec));
  return function (this: void, ...values) {
    if (arguments.length !== fill.length) throw new TypeError(`wants ${fill.length}, has ${arguments.length}`);
    return parts.map((part, i) => part + (fill[i]?.(values[i]) ?? "")).join("");
  };
}
const row = format`|${6}|${(v) => JSON.stringify(v)}|${3}|`;
console.log(row("left", { a: [1] }, true));
console.log(row(12.5, null, undefined));
try {
  row(1);
} catch (error) {
  console.log(String(error), format.length, row.length);
}
