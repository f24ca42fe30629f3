type Op = (a: number, b: number) => number;
const ops: Record<string, Op> = { add: (a, b) => a + b, neg: a => -a, zero: () => 0, mul(a, b) { return a * b; } };
for (const k of Object.keys(ops)) console.log(k, ops[k](3, 4), ops[k].length, ops[k].name);
const list: ((...xs: number[]) => number)[] = [Math.max, (...xs) => xs.length, (a) => a, () => 1];
for (const f of list) console.log(f(3, 9, 2));
function opt(a: number, b?: string, c = 10, ...rest: string[]) { return `${a} ${b} ${c} ${rest.length} ${rest.join("|")}`; }
const o = opt; console.log(o(1), o(1, "x"), o(1, undefined, undefined, "r"), o(1, "b", 2, "r", "s"));
const compose = <A, B, C>(f: (a: A) => B, g: (b: B) => C) => (a: A) => g(f(a));
console.log(compose((n: number) => n + 1, n => "v" + n)(4));
const curry = (a: number) => (b: number) => (c: number) => a + b * c;
console.log(curry(1)(2)(3));
let isEven: (n: number) => boolean, isOdd: (n: number) => boolean;
isEven = n => n === 0 || isOdd(n - 1); isOdd = n => n !== 0 && isEven(n - 1);
console.log(isEven(10), isOdd(7));
const fact = (n: number): number => n <= 1 ? 1 : n * fact(n - 1); console.log(fact(10));
const named = function self(n: number): number { return n <= 0 ? 0 : n + self(n - 1); }; console.log(named(4), named.name);
const fns: (() => number)[] = []; for (let i = 0; i < 3; i++) { fns.push(() => i * i); } console.log(fns.map(f => f()));
var vs: (() => number)[] = []; for (var j = 0; j < 3; j++) vs.push(() => j); console.log(vs.map(f => f()));
const m = new Map<string, (s: string) => string>([["up", s => s.toUpperCase()], ["rev", s => [...s].reverse().join("")]]);
for (const [k, f] of m) console.log(k, f("abc"));
const maybe: ((x: number) => number) | undefined = [1].length > 1 ? (x => x) : undefined; console.log(maybe?.(3), typeof maybe);
console.log(((a: number, b: number) => a + b)(1, 2), (function () { return 5; })());
function once<T>(f: () => T): () => T { let done = false; let v: T; return () => { if (!done) { v = f(); done = true; } return v; }; }
let calls = 0; const get = once(() => ++calls); get(); console.log(get(), calls);
function sumAll() { let s = 0; for (let i = 0; i < arguments.length; i++) s += arguments[i]; return s; } console.log((sumAll as any)(1, 2, 3));
console.log(Math.max.apply(null, [1, 5, 3]), Math.max.call(null, 1, 2), [3, 1, 2].map(String), ["1", "2"].map(Number));
const bound = opt.bind(null, 7); console.log(bound("q"));
const arr = [1, 2, 3]; const spread = (...n: number[]) => n.reduce((a, b) => a + b, 0); console.log(spread(...arr), spread(0, ...arr, 4));
