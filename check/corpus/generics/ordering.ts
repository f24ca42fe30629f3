// Comparators as values: contramap, reverse, then-by, and a generic heap and binary search that take them.
type Compare<T> = (a: T, b: T) => number;
const by = <T, K extends string | number | bigint>(key: (item: T) => K): Compare<T> => (a, b) => {
  const x = key(a), y = key(b);
  return x < y ? -1 : x > y ? 1 : 0;
};
const reverse = <T>(order: Compare<T>): Compare<T> => (a, b) => order(b, a);
const first = <T>(...orders: Compare<T>[]): Compare<T> => (a, b) => {
  for (const order of orders) {
    const result = order(a, b);
    if (result !== 0) return result;
  }
  return 0;
};
class Heap<T> implements Iterable<T> {
  private readonly items: T[] = [];
  constructor(private readonly order: Compare<T>, source: Iterable<T> = []) {
    for (const item of source) this.push(item);
  }
  push(item: T): void {
    let i = this.items.push(item) - 1;
    for (let up = (i - 1) >> 1; i > 0 && this.order(this.items[i], this.items[up]) < 0; i = up, up = (i - 1) >> 1)
      [this.items[i], this.items[up]] = [this.items[up], this.items[i]];
  }
  pop(): T | undefined {
    const top = this.items[0], last = this.items.pop();
    if (this.items.length === 0 || last === undefined) return top;
    this.items[0] = last;
    for (let i = 0, down = 1; down < this.items.length; i = down, down = 2 * i + 1) {
      if (down + 1 < this.items.length && this.order(this.items[down + 1], this.items[down]) < 0) down++;
      if (this.order(this.items[i], this.items[down]) <= 0) break;
      [this.items[i], this.items[down]] = [this.items[down], this.items[i]];
    }
    return top;
  }
  *[Symbol.iterator](): Generator<T> {
    for (let item = this.pop(); item !== undefined; item = this.pop()) yield item;
  }
}
function lowerBound<T>(sorted: readonly T[], wanted: T, order: Compare<T>): number {
  let low = 0, high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (order(sorted[middle], wanted) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
interface Fruit { name: string; weight: number; stock?: bigint }
const fruits: Fruit[] = [
  { name: "fig", weight: 50 }, { name: "plum", weight: 70, stock: 9n }, { name: "kiwi", weight: 70, stock: 12n },
  { name: "pear", weight: 180, stock: 3n }, { name: "date", weight: 20, stock: 400n },
];
const heaviest = first(reverse(by((f: Fruit) => f.weight)), by((f) => f.name));
console.log(Array.from(new Heap(heaviest, fruits), (f) => f.name).join(" "));
console.log(fruits.toSorted(by((f) => f.stock ?? -1n)).map((f) => `${f.name}:${f.stock ?? "none"}`));
const sorted = [...new Heap<number>((a, b) => a - b, new Set([5, 3, 9, 1, 3, 7]))];
console.log(sorted, [0, 3, 4, 10].map((n) => lowerBound(sorted, n, (a, b) => a - b)));
const words = "the quick brown fox jumps over it".split(" ");
console.log([...new Heap(first<string>(by((w) => w.length), reverse(by((w) => w))), words)].join(","));
