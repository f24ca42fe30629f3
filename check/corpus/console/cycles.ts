// References to an object that is being printed.
interface Node {
  name: string;
  next: Node | null;
}
const a: Node = { name: "a", next: null };
a.next = a;
console.log(a);
const b: Node = { name: "b", next: null };
const c: Node = { name: "c", next: b };
b.next = c;
console.log(b);
console.log([b, c]);
const list: unknown[] = [1];
list.push(list);
console.log(list);
