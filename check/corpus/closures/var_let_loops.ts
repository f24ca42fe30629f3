// var and let in loops, hoisting, IIFE modules, closures in fields, memo, once, curry, compose, debounce by hand.
var fs: (() => number)[] = [];
for (var i = 0; i < 3; i++)
  fs.push(function () {
    return i;
  });
console.log(
  fs.map((f) => f()),
  i,
);
let gs: (() => number)[] = [];
for (let j = 0; j < 3; j++) {
  gs.push(() => j);
  if (j === 1) j += 0;
}
for (let k = 0, inc = () => k++; k < 2; inc(), k++) gs.push(() => k);
console.log(gs.map((g) => g()));
console.log(typeof hoisted, hoisted(), typeof notYet);
function hoisted() {
  return "hoisted";
}
var notYet = 1;
const Counter = (function () {
  let privates = 0;
  function change(by: number) {
    privates += by;
  }
  return {
    inc: function () {
      change(1);
    },
    dec: () => change(-1),
    value: () => privates,
  };
})();
Counter.inc();
Counter.inc();
Counter.dec();
console.log(Counter.value());
const memo = <A extends unknown[], R>(f: (...a: A) => R, key = (...a: A) => JSON.stringify(a)) => {
  const cache = new Map<string, R>();
  const m = (...a: A): R => {
    const k = key(...a);
    if (!cache.has(k)) cache.set(k, f(...a));
    return cache.get(k)!;
  };
  return Object.assign(m, { cache });
};
const slow = memo((a: number, b: number) => {
  console.log("computing", a, b);
  return a ** b;
});
console.log(slow(2, 10), slow(2, 10), slow.cache.size);
const curry = (f: Function) =>
  function c(...a: any[]): any {
    return a.length >= f.length ? f(...a) : (...b: any[]) => c(...a, ...b);
  };
console.log(
  curry((a: number, b: number, c: number) => a + b * c)(1)(2)(3),
  curry((a: string, b: string) => a + b)("x", "y"),
);
const compose =
  <T,>(...fns: ((x: T) => T)[]) =>
  (x: T) =>
    fns.reduceRight((v, f) => f(v), x);
const pipe = (x: any, ...fns: Function[]) => fns.reduce((v, f) => f(v), x);
console.log(
  compose<number>(
    (x) => x + 1,
    (x) => x * 2,
  )(5),
  pipe(
    "a b c",
    (s: string) => s.split(" "),
    (a: string[]) => a.map((x) => x.toUpperCase()),
    (a: string[]) => a.join("-"),
  ),
);
const once = <T extends (...a: any[]) => any>(f: T) => {
  let done = false,
    r: ReturnType<T>;
  return (...a: Parameters<T>): ReturnType<T> => (done ? r : ((done = true), (r = f(...a))));
};
const init = once((n: number) => {
  console.log("init");
  return n;
});
console.log(init(1), init(2));
const debounceLog: string[] = [];
const debounce = (f: (s: string) => void, ms: number) => {
  let t: ReturnType<typeof setTimeout> | undefined;
  return (s: string) => {
    clearTimeout(t);
    t = setTimeout(f, ms, s);
  };
};
const d = debounce((s) => debounceLog.push(s), 5);
d("a");
d("b");
d("c");
setTimeout(() => console.log(debounceLog), 30);
const y = (f: any): any => ((x: any) => x(x))((x: any) => f((v: any) => x(x)(v)));
console.log(
  y(
    (self: any) =>
      (n: number): number =>
        n < 2 ? 1 : n * self(n - 1),
  )(10),
);
console.log(
  [1, 2, 3].map((x) => (y: number) => x * y).map((f) => f(10)),
  ((...a: number[]) => a.length)(1, 2),
  (() => ({}))(),
  (() => {})(),
);
