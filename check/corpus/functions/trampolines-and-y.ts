// Recursion by other means: a trampoline, a fixed point combinator, continuation passing, and mutual recursion.
type Bounce<T> = { done: true; value: T } | { done: false; next: () => Bounce<T> };
const done = <T>(value: T): Bounce<T> => ({ done: true, value });
const later = <T>(next: () => Bounce<T>): Bounce<T> => ({ done: false, next });
function run<T>(bounce: Bounce<T>): T {
  while (!bounce.done) bounce = bounce.next();
  return bounce.value;
}
const even = (n: number): Bounce<boolean> => (n === 0 ? done(true) : later(() => odd(n - 1)));
const odd = (n: number): Bounce<boolean> => (n === 0 ? done(false) : later(() => even(n - 1)));
console.log(run(even(100_001)), run(odd(100_001)));

const fix = <A extends unknown[], R>(body: (self: (...args: A) => R) => (...args: A) => R): ((...args: A) => R) =>
  function self(...args) {
    return body(self)(...args);
  };
const gcd = fix<[number, number], number>((self) => (a, b) => (b ? self(b, a % b) : a));
const flat = fix<[item: unknown, depth?: number], string>((self) => (item, depth = 0) =>
  Array.isArray(item) ? item.map((i) => self(i, depth + 1)).join(" ") : `${item}@${depth}`);
console.log(gcd(1071, 462), flat([1, [2, [3]], "x"]), flat(0));

type Cont<T> = (value: T) => string;
function divide(a: number, b: number, ok: Cont<number>, fail: Cont<string> = (why) => `failed: ${why}`): string {
  return b === 0 ? fail("division by zero") : ok(a / b);
}
const average = (of: number[], ok: Cont<number>): string => divide(of.reduce((s, n) => s + n, 0), of.length, ok);
console.log(average([1, 2, 6], (mean) => divide(mean, 2, (half) => `half of ${mean} is ${half}`)));
console.log(average([], String), divide(1, 0, String, (why) => why.toUpperCase()));

function ackermann(m: number, n: number): number {
  const stack = [m];
  for (let top = stack.pop(); top !== undefined; top = stack.pop())
    if (top === 0) n++;
    else if (n === 0) stack.push(top - 1), (n = 1);
    else stack.push(top - 1, top), n--;
  return n;
}
console.log([0, 1, 2, 3].map((m) => ackermann(m, 3)), ackermann.length, run.name, even.length);
