// A singly linked list, reversed.
class Elem {
  constructor(readonly value: number, public next?: Elem) { }
}
class List {
  head?: Elem;
  length = 0;
  constructor(values: number[] = []) {
    values.forEach((v) => this.add(new Elem(v)));
  }
  add(e: Elem) {
    e.next = this.head;
    this.head = e;
    this.length++;
  }
  toArray(): number[] {
    const go = (e?: Elem): number[] => (e ? [e.value, ...go(e.next)] : []);
    return go(this.head);
  }
  reverse() { return new List(this.toArray()); }
}
console.log(new List([1, 2, 3]).toArray(), new List([1, 2, 3]).reverse().toArray(), new List(), new List([1]));
