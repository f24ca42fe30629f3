// Call signatures, construct signatures, hybrid objects, methods as values, callbacks with fewer parameters, function maps.
type Bin = (a: number, b: number) => number;
const table: Record<string, Bin> = {
  "+": (a, b) => a + b,
  neg: (a) => -a,
  zero: () => 0,
  "%": function (a, b) {
    return a % b;
  },
  pow: Math.pow,
  max: Math.max,
};
for (const [k, f] of Object.entries(table)) console.log(k, f(7, 3), k === "max" || f.length);
interface Counter {
  (): number;
  reset(): void;
  readonly count: number;
}
const make = (): Counter => {
  let n = 0;
  const c = () => ++n;
  return Object.defineProperty(
    Object.assign(c, {
      reset() {
        n = 0;
      },
    }),
    "count",
    { get: () => n },
  ) as Counter;
};
const c = make();
c();
c();
console.log(c.count, (c.reset(), c.count), c(), typeof c);
const apply = <A extends unknown[], R>(f: (...a: A) => R, a: A) => f(...a);
console.log(
  apply((a: number, b: string) => b.repeat(a), [2, "ab"]),
  apply(Math.hypot, [3, 4]),
);
const later: (() => void)[] = [];
const defer = (f: (i: number, all: unknown) => unknown) =>
  later.push(() => console.log(f(later.length, "x")));
defer(() => "no params");
defer((i) => i);
defer(function () {
  return arguments.length;
});
later.forEach((f) => f());
class Btn {
  clicks = 0;
  onClick = () => this.clicks++;
  handle() {
    return this?.clicks;
  }
  bound = this.handle.bind(this);
}
const b = new Btn(),
  { onClick, bound } = b;
onClick();
onClick();
console.log(b.clicks, bound(), [1].map(b.onClick), b.clicks);
const methods = ["toUpperCase", "trim", "length"] as const;
for (const m of methods) {
  const v = " a "[m];
  console.log(typeof v === "function" ? v.call(" a ") : v);
}
const compose =
  (...fs: Function[]) =>
  (x: unknown) =>
    fs.reduceRight((a, f) => f(a), x);
console.log(
  compose(String, (x: number) => x + 1, Number)("41"),
  [
    ["a", 1],
    ["b", 2],
  ].map(([k, v]) => `${k}${v}`),
  ["1", "2"]
    .map(Number)
    .map(String)
    .map((s) => s.padStart(2, "0")),
);
type Visitor<R> = { num(n: number): R; add(l: Node, r: Node): R };
type Node = { accept<R>(v: Visitor<R>): R };
const num = (n: number): Node => ({ accept: (v) => v.num(n) }),
  add = (l: Node, r: Node): Node => ({ accept: (v) => v.add(l, r) });
const evalV: Visitor<number> = {
    num: (n) => n,
    add(l, r) {
      return l.accept(this) + r.accept(this);
    },
  },
  showV: Visitor<string> = {
    num: String,
    add: (l, r) => `(${l.accept(showV)}+${r.accept(showV)})`,
  };
const tree = add(num(1), add(num(2), num(3)));
console.log(tree.accept(evalV), tree.accept(showV));
const cache: { [k: string]: (() => unknown) | undefined } = { a: () => 1 };
console.log(cache.a?.(), cache.b?.(), cache["a"]!());
const overloaded: { (x: string): string; (x: number): number } = ((x: any) =>
  typeof x === "string" ? x + "!" : x + 1) as any;
console.log(overloaded("s"), overloaded(1));
const curry = (f: (...a: any[]) => any, ...pre: any[]): any =>
  pre.length >= f.length ? f(...pre) : (...more: any[]) => curry(f, ...pre, ...more);
console.log(
  curry((a: number, b: number, c: number) => a * b - c)(2)(3, 1),
  curry(() => "now"),
);
const y = (le: any) => ((f: any) => f(f))((f: any) => le((x: any) => f(f)(x)));
console.log(y((self: any) => (n: number) => (n < 2 ? n : self(n - 1) + self(n - 2)))(12));
const group = { a: { run: (n: number) => n + 1 }, b: { run: (n: number) => n * 2 } };
console.log(
  (Object.keys(group) as (keyof typeof group)[]).map((k) => group[k].run(5)),
  Object.values(group).reduce((n, { run }) => run(n), 1),
);
const gen = function* (this: { base: number }, n: number) {
  for (let i = 0; i < n; i++) yield this.base + i;
};
console.log([...gen.call({ base: 10 }, 3)]);
console.log(
  ((a, b = 2, ...c) => [a, b, c])(1 as number),
  ((...[x, y]: [number, number?]) => [x, y])(1),
  (({ a, b: [c] }) => a + c)({ a: 1, b: [2] }),
);
