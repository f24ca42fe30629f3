// A range that is its own iterable many times over, a lazy view of it, and iterators that share one position.
class Range implements Iterable<number> {
  constructor(readonly from: number, readonly to: number, readonly by = Math.sign(to - from) || 1) {
    if (by === 0 || Number.isNaN(by)) throw new RangeError(`step ${by}`);
  }
  [Symbol.iterator](): Iterator<number, string> {
    let next = this.from;
    const { to, by } = this;
    let closed = false;
    return {
      next: () => {
        if (closed || (by > 0 ? next >= to : next <= to)) return { done: true, value: "end" };
        const value = next;
        next += by;
        return { done: false, value };
      },
      return: (value?: unknown) => {
        closed = true;
        Range.closed++;
        return { done: true, value: String(value) };
      },
    };
  }
  static closed = 0;
  get size(): number {
    return Math.max(0, Math.ceil((this.to - this.from) / this.by));
  }
  map<T>(f: (n: number, i: number) => T): Iterable<T> {
    const range = this;
    return {
      *[Symbol.iterator]() {
        let i = 0;
        for (const n of range) yield f(n, i++);
      },
    };
  }
}
const up = new Range(0, 5), down = new Range(3, -3, -2);
const squares = up.map((n) => n * n);
console.log([...up], [...up].length === up.size, [...down], down.size, [...new Range(2, 2)]);
console.log(Math.max(...squares), Array.from(squares).join(), [...down.map((n, i) => `${i}:${n}`)]);
for (const a of up) {
  if (a === 2) break;
  for (const b of down) if (a + b === 1) console.log(`pair ${a} ${b}`);
}
const [first, , third] = up;
const shared = up[Symbol.iterator]();
const both = { [Symbol.iterator]: () => shared };
const [p, q] = both, [r] = both;
console.log(first, third, p, q, r, Range.closed, shared.return?.("bye"), shared.next());
const grid = Array.from(new Range(0, 2), (y) => Array.from(new Range(0, 3), (x) => x * 10 + y));
console.log(grid, Object.fromEntries(new Range(1, 4).map((n) => [`k${n}`, n] as const)), new Set(new Range(4, 0)));
try {
  new Range(1, 5, NaN);
} catch (error) {
  console.log(String(error));
}
