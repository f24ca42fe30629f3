// LRU cache, trie with wildcards, a bloom filter, an interval set, a skip list with a seeded generator.
class LRU<K, V> {
  private map = new Map<K, V>();
  hits = 0;
  misses = 0;
  constructor(
    private cap: number,
    private onEvict?: (k: K, v: V) => void,
  ) {}
  get(k: K): V | undefined {
    if (!this.map.has(k)) {
      this.misses++;
      return;
    }
    this.hits++;
    const v = this.map.get(k)!;
    this.map.delete(k);
    this.map.set(k, v);
    return v;
  }
  set(k: K, v: V): this {
    this.map.delete(k);
    this.map.set(k, v);
    if (this.map.size > this.cap) {
      const [ok, ov] = this.map.entries().next().value!;
      this.map.delete(ok);
      this.onEvict?.(ok, ov);
    }
    return this;
  }
  get stats() {
    return { ...this, map: undefined, size: this.map.size };
  }
}
const lru = new LRU<string, number>(2, (k, v) => console.log("evicted", k, v));
lru.set("a", 1).set("b", 2).get("a");
lru.set("c", 3);
console.log(lru.get("b"), lru.get("a"), lru.hits, lru.misses, lru);
class TrieNode {
  children: Map<string, TrieNode> = new Map();
  end = false;
}
class Trie {
  readonly root = new TrieNode();
  add(...words: string[]) {
    for (const w of words) {
      let n = this.root;
      for (const c of w) {
        if (!n.children.has(c)) n.children.set(c, new TrieNode());
        n = n.children.get(c)!;
      }
      n.end = true;
    }
    return this;
  }
  *find(pattern: string, n = this.root, done = ""): Generator<string, void, undefined> {
    if (!pattern) {
      if (n.end) yield done;
      return;
    }
    const [c, rest] = [pattern[0]!, pattern.slice(1)];
    if (c === "*") {
      yield* this.find(rest, n, done);
      for (const [k, m] of n.children) yield* this.find(pattern, m, done + k);
      return;
    }
    for (const [k, m] of c === "?"
      ? n.children
      : n.children.has(c)
        ? [[c, n.children.get(c)!] as const]
        : [])
      yield* this.find(rest, m, done + k);
  }
  get size(): number {
    const count = (n: TrieNode): number =>
      +n.end + [...n.children.values()].reduce((s, m) => s + count(m), 0);
    return count(this.root);
  }
}
const t = new Trie().add("car", "card", "care", "cat", "dog", "do", "dot");
for (const p of ["car", "ca?", "do*", "*r*", "???", "x*", "*"]) console.log(p, [...t.find(p)]);
console.log(t.size, new Trie().add("ab"));
class Bloom {
  #bits: Uint8Array;
  constructor(
    n: number,
    private k = 3,
  ) {
    this.#bits = new Uint8Array(n);
  }
  #at(s: string, i: number) {
    let h = i * 0x9e3779b9;
    for (const c of s) h = (Math.imul(h ^ c.codePointAt(0)!, 0x85ebca6b) >>> 13) ^ h;
    return (h >>> 0) % (this.#bits.length * 8);
  }
  add(s: string) {
    for (let i = 1; i <= this.k; i++) {
      const b = this.#at(s, i);
      this.#bits[b >> 3]! |= 1 << (b & 7);
    }
  }
  has(s: string) {
    return Array.from({ length: this.k }, (_, i) => this.#at(s, i + 1)).every(
      (b) => this.#bits[b >> 3]! & (1 << (b & 7)),
    );
  }
}
const bloom = new Bloom(64);
["x", "yy", "zzz"].forEach((w) => bloom.add(w));
console.log(
  ["x", "yy", "zzz"].every((w) => bloom.has(w)),
  bloom.has("not there at all"),
  bloom,
);
class Intervals {
  private list: [number, number][] = [];
  add(a: number, b: number) {
    const rest: [number, number][] = [];
    for (const [x, y] of this.list) {
      if (y < a || x > b) rest.push([x, y]);
      else {
        a = Math.min(a, x);
        b = Math.max(b, y);
      }
    }
    rest.push([a, b]);
    this.list = rest.sort(([p], [q]) => p - q);
    return this;
  }
  toString() {
    return this.list.map(([a, b]) => `[${a},${b}]`).join(" ") || "empty";
  }
  get length() {
    return this.list.reduce((s, [a, b]) => s + b - a, 0);
  }
}
console.log(
  `${new Intervals()} ${new Intervals().add(1, 3).add(8, 10).add(5, 6).add(2, 5)}`,
  new Intervals().add(1, 4).add(2, 9).length,
);
