// Functions that take and give functions.
const memoize = <A extends unknown[], R>(fn: (...args: A) => R) => {
  const cache = new Map<string, R>();
  return Object.assign((...args: A): R => {
    const key = JSON.stringify(args);
    if (!cache.has(key)) cache.set(key, fn(...args));
    return cache.get(key)!;
  }, { cache });
};
const fib: ((n: number) => number) & { cache: Map<string, number> } = memoize((n: number): number => (n < 2 ? n : fib(n - 1) + fib(n - 2)));
console.log(fib(50), fib.cache.size);
const pipe = <T>(...steps: ((value: T) => T)[]) => (value: T) => steps.reduce((v, step) => step(v), value);
console.log(pipe<string>((s) => s.trim(), (s) => s.toUpperCase(), (s) => `${s}!`)("  hey "));
const partial = <A, B, R>(fn: (a: A, b: B) => R, a: A) => (b: B) => fn(a, b);
console.log(partial(Math.pow, 2)(10), partial((a: string, b: string) => a + b, "x")("y"));
const flip = <A, B, R>(fn: (a: A, b: B) => R) => (b: B, a: A) => fn(a, b);
console.log(flip((a: number, b: number) => a - b)(1, 10));
const counter = ((count) => () => ++count)(0);
console.log(counter(), counter(), [1, 2, 3].map(String), ["1", "2", "3"].map(Number), ["a", "", "b"].filter(Boolean));
