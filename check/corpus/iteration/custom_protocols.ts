// Iterables of all kinds: objects with next, return called on break, infinite with helpers, async from sync.
class Range implements Iterable<number> {
  constructor(
    private a: number,
    private b: number,
    private step = 1,
  ) {}
  [Symbol.iterator](): Iterator<number> {
    let n = this.a;
    const { b, step } = this;
    return {
      next: () =>
        n < b
          ? { value: (n += step) - step, done: false }
          : { value: undefined as any, done: true },
      return(v?: any) {
        console.log("closed");
        return { value: v, done: true };
      },
    };
  }
}
for (const x of new Range(0, 10, 3)) {
  if (x > 6) break;
  console.log(x);
}
const [a, b] = new Range(5, 50);
console.log(a, b);
const [c, ...d] = new Range(0, 3);
console.log(c, d);
try {
  for (const x of new Range(0, 3)) throw new Error("in loop " + x);
} catch (e) {
  console.log((e as Error).message);
}
(function () {
  for (const x of new Range(0, 3)) return x;
})();
out: for (const x of new Range(0, 2))
  for (const y of new Range(0, 2)) {
    if (x === y) continue out;
    console.log(x, y);
  }
console.log(
  Array.from(new Range(0, 3), (x, i) => x * i),
  new Set(new Range(1, 4)),
  new Map([..."ab"].map((k, i) => [k, i] as const)),
  Math.min(...new Range(3, 6)),
  Object.fromEntries(new Map([["x", 1]])),
);
function* naturals() {
  let n = 0;
  try {
    for (;;) yield n++;
  } finally {
    console.log("naturals closed at", n);
  }
}
console.log(
  naturals()
    .filter((n) => n % 3 === 0)
    .map((n) => n * n)
    .drop(1)
    .take(4)
    .toArray(),
);
console.log(
  naturals()
    .take(5)
    .reduce((x, y) => x + y),
  naturals().some((n) => n > 3),
  naturals()
    .take(3)
    .every((n) => n < 3),
  naturals().find((n) => n * n > 50),
  [
    ...naturals()
      .take(2)
      .flatMap((n) => [n, -n]),
  ],
);
naturals()
  .take(2)
  .forEach((n, i) => console.log("each", n, i));
const entries = [..."xy"].entries();
console.log(entries.next(), [...entries], entries.next());
const o = {
  from: 1,
  to: 3,
  *[Symbol.iterator]() {
    for (let i = this.from; i <= this.to; i++) yield i;
  },
};
console.log(
  [...o, ...o],
  Array.from(o).length,
  Iterator.from({
    next: (() => {
      let i = 0;
      return () => ({ done: i >= 2, value: i++ });
    })(),
  }).toArray(),
);
const zip = function* <A, B>(xs: Iterable<A>, ys: Iterable<B>): Generator<[A, B]> {
  const i = xs[Symbol.iterator](),
    j = ys[Symbol.iterator]();
  for (let p = i.next(), q = j.next(); !p.done && !q.done; p = i.next(), q = j.next())
    yield [p.value, q.value];
};
console.log([...zip("abc", [1, 2])], new Map(zip(["k1", "k2"], new Set([true, false]))));
try {
  for (const q of 5 as any) console.log(q);
} catch (e) {
  console.log((e as Error).message);
}
try {
  [...(undefined as any)];
} catch (e) {
  console.log((e as Error).message);
}
try {
  new Map([1 as any]);
} catch (e) {
  console.log((e as Error).message);
}
