// Doubly linked lists, deques, stacks by two queues, iterators that survive removal, LRU on a linked list, josephus.
class Node<T> {
  prev: Node<T> | null = null;
  next: Node<T> | null = null;
  constructor(public value: T) {}
}
class Deque<T> implements Iterable<T> {
  #head: Node<T> | null = null;
  #tail: Node<T> | null = null;
  #size = 0;
  static from<T>(xs: Iterable<T>) {
    const d = new Deque<T>();
    for (const x of xs) d.push(x);
    return d;
  }
  push(v: T) {
    const n = new Node(v);
    n.prev = this.#tail;
    if (this.#tail) this.#tail.next = n;
    else this.#head = n;
    this.#tail = n;
    this.#size++;
    return this;
  }
  unshift(v: T) {
    const n = new Node(v);
    n.next = this.#head;
    this.#head ? (this.#head.prev = n) : (this.#tail = n);
    this.#head = n;
    this.#size++;
    return this;
  }
  pop() {
    return this.#remove(this.#tail);
  }
  shift() {
    return this.#remove(this.#head);
  }
  #remove(n: Node<T> | null): T | undefined {
    if (!n) return undefined;
    if (n.prev) n.prev.next = n.next;
    else this.#head = n.next;
    if (n.next) n.next.prev = n.prev;
    else this.#tail = n.prev;
    this.#size--;
    return n.value;
  }
  delete(v: T): boolean {
    for (let n = this.#head; n; n = n.next)
      if (Object.is(n.value, v)) {
        this.#remove(n);
        return true;
      }
    return false;
  }
  reverse() {
    let n = this.#head;
    while (n) {
      [n.prev, n.next] = [n.next, n.prev];
      n = n.prev;
    }
    [this.#head, this.#tail] = [this.#tail, this.#head];
    return this;
  }
  get length() {
    return this.#size;
  }
  *[Symbol.iterator]() {
    for (let n = this.#head; n; n = n.next) yield n.value;
  }
  *backwards() {
    for (let n = this.#tail; n; n = n.prev) yield n.value;
  }
  toString() {
    return `[${[...this].join(" <-> ")}]`;
  }
}
const d = Deque.from([1, 2, 3]).unshift(0).push(4);
console.log(
  String(d),
  d.length,
  d.pop(),
  d.shift(),
  [...d.backwards()],
  d.delete(2),
  d.delete(9),
  `${d.reverse()}`,
  d,
);
for (const x of d) {
  if (x === 3) d.delete(3);
  console.log("saw", x);
}
console.log(d.shift(), d.shift(), d.shift(), d.length, `${d}`);
const josephus = (n: number, k: number) => {
  const q = Deque.from(Array.from({ length: n }, (_, i) => i + 1)),
    out: number[] = [];
  while (q.length) {
    for (let i = 1; i < k; i++) q.push(q.shift()!);
    out.push(q.shift()!);
  }
  return out;
};
console.log(josephus(7, 3));
type Cons<T> = { head: T; tail: Cons<T> } | null;
const list = <T,>(...xs: T[]): Cons<T> =>
    xs.reduceRight<Cons<T>>((tail, head) => ({ head, tail }), null),
  len = (l: Cons<unknown>): number => (l ? 1 + len(l.tail) : 0),
  append = <T,>(a: Cons<T>, b: Cons<T>): Cons<T> =>
    a ? { head: a.head, tail: append(a.tail, b) } : b,
  mapL = <A, B>(l: Cons<A>, f: (a: A) => B): Cons<B> =>
    l && { head: f(l.head), tail: mapL(l.tail, f) },
  foldL = <A, B>(l: Cons<A>, f: (b: B, a: A) => B, z: B): B => {
    for (; l; l = l.tail) z = f(z, l.head);
    return z;
  };
const l = append(list(1, 2), list(3));
console.log(
  l,
  len(l),
  mapL(l, (x) => x * 10),
  foldL(l, (s, x) => s + x, ""),
);
const cyc = list(1, 2, 3)!;
cyc.tail!.tail!.tail = cyc;
const hasCycle = (l: Cons<unknown>) => {
  let slow = l,
    fast = l;
  while (fast?.tail) {
    slow = slow!.tail;
    fast = fast.tail.tail;
    if (slow === fast) return true;
  }
  return false;
};
console.log(hasCycle(cyc), hasCycle(l), cyc);
class MinStack {
  private s: [number, number][] = [];
  push(n: number) {
    this.s.push([n, Math.min(n, this.min ?? n)]);
    return this;
  }
  pop() {
    return this.s.pop()?.[0];
  }
  get min(): number | undefined {
    return this.s.at(-1)?.[1];
  }
}
const ms = new MinStack().push(3).push(1).push(2);
console.log(ms.min, ms.pop(), ms.pop(), ms.min, ms.pop(), ms.pop(), ms.min);
