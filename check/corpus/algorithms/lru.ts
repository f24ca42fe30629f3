class LRU<K, V> {
  private map = new Map<K, V>();
  constructor(private capacity: number) {}
  get(key: K): V | undefined {
    const value = this.map.get(key);
    if (value === undefined) return undefined;
    this.map.delete(key);
    this.map.set(key, value);
    return value;
  }
  put(key: K, value: V): void {
    this.map.delete(key);
    this.map.set(key, value);
    if (this.map.size > this.capacity) {
      for (const oldest of this.map.keys()) {
        this.map.delete(oldest);
        break;
      }
    }
  }
  get keys(): K[] {
    return Array.from(this.map.keys());
  }
}
const lru = new LRU<string, number>(2);
lru.put("a", 1);
lru.put("b", 2);
console.log(lru.get("a"));
lru.put("c", 3);
console.log(lru.get("b"), lru.keys);
