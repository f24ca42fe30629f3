class Node<T> {
  constructor(public value: T, public prev: Node<T> | null = null, public next: Node<T> | null = null) {}
}
export class LinkedList<T> {
  private head: Node<T> | null = null;
  private tail: Node<T> | null = null;
  private size = 0;
  push(v: T) {
    const n = new Node(v, this.tail);
    if (this.tail) this.tail.next = n; else this.head = n;
    this.tail = n;
    this.size++;
  }
  pop(): T | undefined {
    if (!this.tail) return undefined;
    const v = this.tail.value;
    this.tail = this.tail.prev;
    if (this.tail) this.tail.next = null; else this.head = null;
    this.size--;
    return v;
  }
  unshift(v: T) {
    const n = new Node<T>(v, null, this.head);
    if (this.head) this.head.prev = n; else this.tail = n;
    this.head = n;
    this.size++;
  }
  shift(): T | undefined {
    const v = this.head?.value;
    this.head = this.head?.next ?? null;
    if (this.head) this.head.prev = null; else this.tail = null;
    if (this.size) this.size--;
    return v;
  }
  delete(v: T): boolean {
    for (let n = this.head; n; n = n.next) {
      if (n.value === v) {
        if (n.prev) n.prev.next = n.next; else this.head = n.next;
        if (n.next) n.next.prev = n.prev; else this.tail = n.prev;
        this.size--;
        return true;
      }
    }
    return false;
  }
  count() { return this.size; }
  toArray(): T[] { const r: T[] = []; let n = this.head; while (n !== null) { r.push(n.value); n = n.next; } return r; }
  reverse(): this { let n = this.head; while (n) { [n.prev, n.next] = [n.next, n.prev]; n = n.prev; } [this.head, this.tail] = [this.tail, this.head]; return this; }
}
const l = new LinkedList<number>();
l.push(10); l.push(20); l.unshift(5); l.push(30);
console.log(l.toArray(), l.count(), l.pop(), l.shift(), l.count());
console.log(l.delete(20), l.delete(99), l.toArray());
const w = new LinkedList<string>();
"the quick brown fox".split(" ").forEach((x) => w.push(x));
console.log(w.reverse().toArray(), w.pop(), w.pop(), w.pop(), w.pop(), w.pop());
type Point = { x: number; y?: number };
const p = new LinkedList<Point>();
const a: Point = { x: 1 };
p.push(a); p.push({ x: 2, y: 3 });
console.log(p.delete(a), p.toArray(), p.count());
console.log(l);
