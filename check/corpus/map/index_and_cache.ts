// An index of words, a cache that drops the oldest, and a map with a default for what is absent.
class Counter<K> extends Map<K, number> {
  override get(key: K): number { return super.get(key) ?? 0; }
  add(key: K, by = 1): this { return this.set(key, this.get(key) + by); }
  *most(n: number): Generator<readonly [K, number]> {
    yield* [...this].sort(([, a], [, b]) => b - a).slice(0, n);
  }
}
const lines = ["to be or not to be", "that is the question", "to sleep to dream"];
const index = new Map<string, Set<number>>();
const counter = new Counter<string>();
for (const [number, line] of lines.entries())
  for (const word of line.split(" ")) {
    counter.add(word);
    index.set(word, (index.get(word) ?? new Set<number>()).add(number));
  }
console.log([...counter.most(3)], counter.get("absent"), counter.size, counter.add("be", -2).get("be"));
console.log(index.get("to"), index.get("never"), [...index.keys()].filter((word) => index.get(word)!.size > 1));
const [first, second = new Set<number>()] = ["to", "question"].map((word) => index.get(word));
console.log(first?.union(second), first?.isSupersetOf(new Set([0])), first?.symmetricDifference(new Set([0, 1])));

class Cache<K, V> {
  readonly #kept = new Map<K, V>();
  hits = 0;
  constructor(private readonly limit: number, private readonly make: (key: K) => V) {}
  get(key: K): V {
    const has = this.#kept.has(key);
    const value = has ? this.#kept.get(key)! : this.make(key);
    if (has) this.hits++;
    this.#kept.delete(key);
    this.#kept.set(key, value);
    if (this.#kept.size > this.limit) this.#kept.delete(this.#kept.keys().next().value!);
    return value;
  }
  get keys(): string { return [...this.#kept.keys()].join(); }
}
const made: number[] = [];
const squares = new Cache(2, (n: number) => { made.push(n); return n * n; });
console.log([3, 4, 3, 5, 4, 5].map((n) => squares.get(n)), made, squares.hits, squares.keys);
const words = new Cache(1, (key: string | undefined) => key?.length ?? null);
console.log(words.get("one"), words.get(undefined), words.get(undefined), words.hits, words);
