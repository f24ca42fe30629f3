// Best price of books, in cents; micro-blog truncation; strain and sublist; prism of pipes.
const discount = [0, 1, 0.95, 0.9, 0.8, 0.75];
export function cost(books: number[]): number {
  const counts = [1, 2, 3, 4, 5]
    .map((b) => books.filter((x) => x === b).length)
    .sort((a, b) => b - a);
  const groups: number[] = [];
  while (counts.some(Boolean)) {
    groups.push(counts.filter((c) => c > 0).length);
    for (let i = 0; i < 5; i++) if (counts[i]! > 0) counts[i]!--;
  }
  for (let i: number, j: number; (i = groups.indexOf(5)) !== -1 && (j = groups.indexOf(3)) !== -1;)
    groups[i] = groups[j] = 4;
  return groups.reduce((sum, n) => sum + n * 800 * discount[n]!, 0);
}
for (const b of [
  [1],
  [2, 2],
  [],
  [1, 2],
  [1, 1, 2, 2, 3, 3, 4, 5],
  [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 1, 1, 2, 2, 3, 3, 4, 5],
])
  console.log(cost(b));
const truncate = (s: string) => [...s].slice(0, 5).join("");
console.log(["Hi", "Hello there", "Hallo🙂🙂🙂", "🙂🙂🙂🙂🙂🙂", "brühe"].map(truncate));
enum Relation {
  Equal = "equal",
  Superlist = "superlist",
  Sublist = "sublist",
  Unequal = "unequal",
}
class List<T = number> {
  private items: T[];
  constructor(...items: T[]) {
    this.items = items;
  }
  private inside(o: List<T>) {
    const [a, b] = [this.items, o.items];
    return b.some((_, i) => a.every((x, k) => b[i + k] === x)) || !a.length;
  }
  compare(o: List<T>): Relation {
    const [up, down] = [this.inside(o), o.inside(this)];
    return up && down
      ? Relation.Equal
      : up
        ? Relation.Sublist
        : down
          ? Relation.Superlist
          : Relation.Unequal;
  }
}
console.log(
  new List().compare(new List()),
  new List(1, 2, 5).compare(new List(0, 1, 2, 3, 1, 2, 5, 6)),
  new List("a", "b").compare(new List("b")),
  new List(1, 3).compare(new List(1, 2, 3)),
);
declare global {
  interface Array<T> {
    keep(p: (x: T) => boolean): T[];
    discard(p: (x: T) => boolean): T[];
  }
}
const keep = <T,>(xs: T[], p: (x: T) => boolean): T[] =>
  xs.reduce<T[]>((a, x) => (p(x) ? a.concat([x]) : a), []);
console.log(
  keep([1, 2, 3], (x) => x % 2 === 1),
  keep(["apple", "zebra", "banana"], (w) => w.startsWith("z")),
  keep([[1], [2, 3]], (x) => x.length > 1),
);
