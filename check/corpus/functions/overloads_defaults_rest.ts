// Overloads, defaults that see earlier parameters, rest in the middle of calls, this parameters, recursion of all kinds.
function pick(x: string): string;
function pick(x: number, y?: number): number;
function pick<T>(x: T[], n: number): T;
function pick(x: any, y?: any): any {
  return Array.isArray(x) ? x[y] : typeof x === "string" ? x.toUpperCase() : x + (y ?? 100);
}
console.log(pick("a"), pick(1), pick(1, 2), pick(["p", "q"], 1));
const f = (a: number, b = a * 2, c = () => a + b, ...rest: (number | string)[]) => [
  a,
  b,
  c(),
  rest.length,
  ...rest,
];
console.log(
  f(1),
  f(1, 5),
  f(1, undefined, () => 0, 7, "x"),
  f(...([1, 2] as [number, number])),
  f.length,
);
let n = 0;
const next = () => ++n;
function g(x = next(), y = next()) {
  return [x, y];
}
console.log(g(), g(undefined, 9), g(null as any), n);
function scope(a = 1, get = () => a) {
  var a2 = a;
  a = 5;
  return [a2, get(), a];
}
console.log(scope());
function sum(this: { k: number } | void, ...xs: number[]): number {
  return xs.reduce((s, x) => s + x, 0) * ((this as any)?.k ?? 1);
}
console.log(
  sum(1, 2),
  sum.call({ k: 10 }, 1, 2),
  sum.apply({ k: 2 }, [3]),
  sum.bind({ k: 3 }, 1)(1),
  sum.bind({ k: 4 }).call({ k: 5 }, 1),
  sum(...[1, 2], 3, ...new Set([4]), ...[]),
);
const isEven = (n: number): boolean => n === 0 || isOdd(n - 1);
const isOdd = (n: number): boolean => n !== 0 && isEven(n - 1);
console.log(isEven(100), isOdd(7));
const ack = (m: number, n: number): number =>
  m === 0 ? n + 1 : n === 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1));
console.log(ack(2, 3));
const fact = function self(n: bigint): bigint {
  return n < 2n ? 1n : n * self(n - 1n);
};
console.log(fact(25n));
const hanoi = (n: number, a = "A", b = "B", c = "C"): string[] =>
  n ? [...hanoi(n - 1, a, c, b), a + c, ...hanoi(n - 1, b, a, c)] : [];
console.log(hanoi(3).join(" "));
function deep(n: number): number {
  return n ? 1 + deep(n - 1) : 0;
}
console.log(deep(5000));
try {
  (function inf(): number {
    return 1 + inf();
  })();
} catch (e) {
  console.log(e instanceof RangeError, (e as Error).message);
}
const partial =
  <A extends any[], B extends any[], R>(fn: (...a: [...A, ...B]) => R, ...a: A) =>
  (...b: B) =>
    fn(...a, ...b);
console.log(partial((a: number, b: string, c: boolean) => `${a}${b}${c}`, 1, "x")(true));
const flip =
  <A, B, R>(f: (a: A, b: B) => R) =>
  (b: B, a: A) =>
    f(a, b);
console.log(flip((a: string, b: number) => a.repeat(b))(3, "ab"));
console.log(
  [1, 2, 3].map(String),
  ["1", "2", "3"].map(Number),
  ["1", "2", "3"].map(parseInt as any),
  [0, 1, "", "a", null].filter(Boolean),
  [[1, 2], [3]].map(([a, b = 0]) => a! + b),
  ["b", "a"].sort().map((x, i, all) => x + i + all.length),
  Array.from("ab", (c, i) => c + i),
  [3, 1, 2].sort((a, b) => b - a),
);
const obj = {
  name: "o",
  regular() {
    return [1].map(() => this.name);
  },
  nested() {
    return (function (this: any) {
      return this === undefined;
    })();
  },
  arrow: () => typeof this,
};
console.log(obj.regular(), obj.nested(), obj.arrow());
const { regular } = obj;
try {
  regular();
} catch (e) {
  console.log((e as Error).message);
}
export {};
