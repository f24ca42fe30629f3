// Caches: least recently used by a Map's order, and by a list of nodes.

class LruMap<K, V> {
  private entries = new Map<K, V>();
  hits = 0;
  misses = 0;

  constructor(private readonly capacity: number) {}

  get(key: K): V | undefined {
    const value = this.entries.get(key);
    if (value === undefined) {
      this.misses++;
      return undefined;
    }
    this.hits++;
    this.entries.delete(key);
    this.entries.set(key, value);
    return value;
  }

  set(key: K, value: V): void {
    if (this.entries.has(key)) this.entries.delete(key);
    else if (this.entries.size >= this.capacity) {
      const oldest = this.entries.keys().next().value as K;
      this.entries.delete(oldest);
    }
    this.entries.set(key, value);
  }
}

class ListNode {
  prev: ListNode | null = null;
  next: ListNode | null = null;
  constructor(public key: number, public value: number) {}
}

class LruList {
  private nodes = new Map<number, ListNode>();
  private head = new ListNode(0, 0);
  private tail = new ListNode(0, 0);

  constructor(private capacity: number) {
    this.head.next = this.tail;
    this.tail.prev = this.head;
  }

  private unlink(node: ListNode): void {
    node.prev!.next = node.next;
    node.next!.prev = node.prev;
  }

  private link(node: ListNode): void {
    node.next = this.head.next;
    node.prev = this.head;
    this.head.next!.prev = node;
    this.head.next = node;
  }

  get(key: number): number {
    const node = this.nodes.get(key);
    if (!node) return -1;
    this.unlink(node);
    this.link(node);
    return node.value;
  }

  put(key: number, value: number): void {
    const node = this.nodes.get(key);
    if (node) {
      node.value = value;
      this.unlink(node);
      this.link(node);
      return;
    }
    if (this.nodes.size === this.capacity) {
      const last = this.tail.prev!;
      this.unlink(last);
      this.nodes.delete(last.key);
    }
    const fresh = new ListNode(key, value);
    this.nodes.set(key, fresh);
    this.link(fresh);
  }
}

let seed = 5;
function next(limit: number): number {
  seed = (seed * 48271) % 2147483647;
  return seed % limit;
}

const byMap = new LruMap<number, string>(1000);
for (let i = 0; i < 1000000; i++) {
  const key = next(50) * next(60);
  if (byMap.get(key) === undefined) byMap.set(key, "value");
}
console.log(byMap.hits, byMap.misses);

const byList = new LruList(5000);
let sum = 0;
for (let i = 0; i < 1500000; i++) {
  const key = next(8000);
  const value = byList.get(key);
  if (value < 0) byList.put(key, i % 100);
  else sum += value;
}
console.log(sum);
