class Node<T> {
  next: Node<T> | null = null;
  constructor(public value: T) {}
}
class List<T> {
  private head: Node<T> | null = null;
  private tail: Node<T> | null = null;
  length = 0;
  add(value: T): void {
    const node = new Node(value);
    if (this.tail) this.tail.next = node;
    else this.head = node;
    this.tail = node;
    this.length++;
  }
  reverse(): void {
    let previous: Node<T> | null = null;
    let current = this.head;
    this.tail = this.head;
    while (current) {
      const next: Node<T> | null = current.next;
      current.next = previous;
      previous = current;
      current = next;
    }
    this.head = previous;
  }
  toArray(): T[] {
    const out: T[] = [];
    for (let node = this.head; node; node = node.next) out.push(node.value);
    return out;
  }
}
const list = new List<number>();
for (let i = 1; i <= 5; i++) list.add(i * i);
console.log(list.toArray(), list.length);
list.reverse();
list.add(0);
console.log(list.toArray());
