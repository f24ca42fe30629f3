// Linked lists, stacks, queues, a trie, a binary search tree and a union-find: small objects and arrays.

class Stack<T> {
  private items: T[] = [];
  push(item: T): void {
    this.items.push(item);
  }
  pop(): T | undefined {
    return this.items.pop();
  }
  get size(): number {
    return this.items.length;
  }
}

interface Cell<T> {
  value: T;
  next: Cell<T> | null;
}

class LinkedList<T> {
  head: Cell<T> | null = null;
  length = 0;
  prepend(value: T): void {
    this.head = { value, next: this.head };
    this.length++;
  }
  reverse(): void {
    let previous: Cell<T> | null = null;
    let current = this.head;
    while (current) {
      const next: Cell<T> | null = current.next;
      current.next = previous;
      previous = current;
      current = next;
    }
    this.head = previous;
  }
  *[Symbol.iterator](): Generator<T> {
    for (let cell = this.head; cell; cell = cell.next) yield cell.value;
  }
}

class Tree {
  root: Leaf | undefined;
  size = 0;
  insert(key: number): void {
    if (!this.root) {
      this.root = new Leaf(key);
      this.size++;
      return;
    }
    let node = this.root;
    for (;;) {
      if (key === node.key) return;
      if (key < node.key) {
        if (!node.left) {
          node.left = new Leaf(key);
          break;
        }
        node = node.left;
      } else {
        if (!node.right) {
          node.right = new Leaf(key);
          break;
        }
        node = node.right;
      }
    }
    this.size++;
  }
  inOrder(visit: (key: number) => void): void {
    const walk = (node: Leaf | undefined): void => {
      if (!node) return;
      walk(node.left);
      visit(node.key);
      walk(node.right);
    };
    walk(this.root);
  }
}

class Leaf {
  left?: Leaf;
  right?: Leaf;
  constructor(public key: number) {}
}

class Trie {
  private children = new Map<string, Trie>();
  private end = false;
  insert(word: string): void {
    let node: Trie = this;
    for (const letter of word) {
      let next = node.children.get(letter);
      if (!next) {
        next = new Trie();
        node.children.set(letter, next);
      }
      node = next;
    }
    node.end = true;
  }
  has(word: string): boolean {
    let node: Trie = this;
    for (const letter of word) {
      const next = node.children.get(letter);
      if (!next) return false;
      node = next;
    }
    return node.end;
  }
}

class UnionFind {
  private parent: number[];
  private rank: number[];
  sets: number;
  constructor(n: number) {
    this.parent = Array.from({ length: n }, (_, i) => i);
    this.rank = new Array(n).fill(0);
    this.sets = n;
  }
  find(x: number): number {
    while (this.parent[x] !== x) {
      this.parent[x] = this.parent[this.parent[x]];
      x = this.parent[x];
    }
    return x;
  }
  union(a: number, b: number): boolean {
    const x = this.find(a);
    const y = this.find(b);
    if (x === y) return false;
    if (this.rank[x] < this.rank[y]) this.parent[x] = y;
    else {
      this.parent[y] = x;
      if (this.rank[x] === this.rank[y]) this.rank[x]++;
    }
    this.sets--;
    return true;
  }
}

let seed = 11;
function next(limit: number): number {
  seed = (seed * 48271) % 2147483647;
  return seed % limit;
}

const stack = new Stack<number>();
let popped = 0;
for (let i = 0; i < 10000000; i++) {
  if (i % 3 !== 2) stack.push(i);
  else popped += stack.pop() ?? 0;
}
console.log(stack.size, popped);

const list = new LinkedList<number>();
for (let i = 0; i < 500000; i++) list.prepend(i);
for (let i = 0; i < 11; i++) list.reverse();
let listSum = 0;
for (const value of list) listSum = (listSum * 3 + value) % 1000003;
console.log(list.length, listSum);

const queue: number[] = [];
let served = 0;
for (let i = 0; i < 3000000; i++) {
  queue.push(i);
  if (i > 50000) served = (served + queue.shift()!) % 1000003;
}
console.log(queue.length, served);

const tree = new Tree();
for (let i = 0; i < 200000; i++) tree.insert(next(1000000));
let order = 0;
tree.inOrder((key) => {
  order = (order * 31 + key) % 1000003;
});
console.log(tree.size, order);

const trie = new Trie();
for (let i = 0; i < 30000; i++) trie.insert(next(100000).toString(5));
let found = 0;
for (let i = 0; i < 100000; i++) if (trie.has(i.toString(5))) found++;
console.log(found);

const sets = new UnionFind(500000);
for (let i = 0; i < 700000; i++) sets.union(next(500000), next(500000));
console.log(sets.sets);
