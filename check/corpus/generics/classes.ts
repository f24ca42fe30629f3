class Box<T> {
  constructor(private value: T) {}
  map<U>(f: (value: T) => U): Box<U> {
    return new Box(f(this.value));
  }
  get(): T {
    return this.value;
  }
}
console.log(new Box(20).map((n) => n + 1).map((n) => `<${n}>`).map((s) => s.length).get());
class Cache<K, V> {
  private entries = new Map<K, V>();
  hits = 0;
  constructor(private load: (key: K) => V, private limit = 2) {}
  get(key: K): V {
    const known = this.entries.get(key);
    if (known !== undefined) {
      this.hits++;
      return known;
    }
    const value = this.load(key);
    this.entries.set(key, value);
    if (this.entries.size > this.limit) {
      const oldest = this.entries.keys().next().value as K;
      this.entries.delete(oldest);
    }
    return value;
  }
  keys(): K[] {
    return [...this.entries.keys()];
  }
}
const cache = new Cache((n: number) => "v" + n);
console.log(cache.get(1), cache.get(2), cache.get(1), cache.get(3), cache.hits, cache.keys());
