// A doubly linked list with an iterator.
class Node_<T> {
  constructor(public value: T, public prev: Node_<T> | null = null, public next: Node_<T> | null = null) { }
}
export class LinkedList<TElement> {
  private head: Node_<TElement> | null = null;
  private tail: Node_<TElement> | null = null;
  private n = 0;
  push(el: TElement) {
    const node = new Node_(el, this.tail);
    if (this.tail)
      this.tail.next = node;
    else
      this.head = node;
    this.tail = node;
    this.n++;
  }
  pop(): TElement | undefined {
    const t = this.tail;
    if (!t)
      return;
    this.tail = t.prev;
    if (this.tail)
      this.tail.next = null;
    else
      this.head = null;
    this.n--;
    return t.value;
  }
  shift() {
    const h = this.head;
    if (!h)
      return undefined;
    this.head = h.next;
    if (this.head)
      this.head.prev = null;
    else
      this.tail = null;
    this.n--;
    return h.value;
  }
  unshift(el: TElement) {
    const node = new Node_(el, null, this.head);
    if (this.head)
      this.head.prev = node;
    else
      this.tail = node;
    this.head = node;
    this.n++;
  }
  delete(el: TElement) {
    for (let c = this.head; c; c = c.next)
      if (c.value === el) {
        if (c.prev)
          c.prev.next = c.next;
        else
          this.head = c.next;
        if (c.next)
          c.next.prev = c.prev;
        else
          this.tail = c.prev;
        this.n--;
        return;
      }
  }
  count() { return this.n; }
  *[Symbol.iterator]() {
    let c = this.head;
    while (c) {
      yield c.value;
      c = c.next;
    }
  }
}
const l = new LinkedList<number>();
l.push(10);
l.push(20);
l.unshift(5);
l.push(30);
l.delete(20);
console.log([...l], l.count(), l.pop(), l.shift(), l.pop(), l.pop(), l.count());
const ls = new LinkedList<{
  id: number;
} | string>();
ls.push("a");
ls.push({ id: 1 });
for (const x of ls)
  console.log(x);
