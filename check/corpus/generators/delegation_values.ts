// yield* with return values, next(v), throw and return into delegates, finally that yields.
function* inner(): Generator<string, number, number> {
  let got = 0;
  try {
    got += yield "a";
    got += yield "b";
    return got;
  } finally {
    console.log("inner done", got);
  }
}
function* outer() {
  const r: number = yield* inner();
  console.log("inner returned", r);
  try {
    yield* [10, 20];
  } catch (e) {
    console.log("caught", (e as Error).message);
    yield "recovered";
  }
  return "end";
}
const g = outer();
console.log(g.next(), g.next(5), g.next(7), g.next());
console.log(g.throw(new Error("stop").message), g.next(), g.next());
const h = outer();
h.next();
console.log(h.return("early" as any), h.next());
function* stubborn() {
  try {
    yield 1;
    yield 2;
  } finally {
    yield "cleanup";
    console.log("really done");
  }
}
const s = stubborn();
console.log(s.next(), s.return!("x" as any), s.next(), s.next());
for (const x of stubborn()) {
  console.log("loop", x);
  break;
}
function* countdown(n: number): Generator<number> {
  if (n > 0) {
    yield n;
    yield* countdown(n - 1);
  }
}
console.log([...countdown(5)], Math.max(...countdown(3)));
const [first, ...others] = countdown(4);
console.log(first, others, Object.fromEntries(countdown(2).map((n) => ["k" + n, n])));
function* fib(): Generator<bigint, void, boolean | undefined> {
  let [a, b] = [0n, 1n];
  while (true) {
    const reset = yield a;
    if (reset) [a, b] = [0n, 1n];
    else [a, b] = [b, a + b];
  }
}
const f = fib();
for (let i = 0; i < 90; i++) f.next();
console.log(f.next().value, f.next(true).value, f.next().value);
const it = {
  *[Symbol.iterator]() {
    yield* "hi";
    yield* new Set([1, 1, 2]);
    yield* new Map([["k", "v"]]);
  },
};
console.log([...it], g[Symbol.toStringTag], typeof g.next, String(g), g);
