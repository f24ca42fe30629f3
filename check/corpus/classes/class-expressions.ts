const Point = class { constructor(public x: number, public y: number) {} add(o: { x: number; y: number }) { return new Point(this.x + o.x, this.y + o.y); } };
const p = new Point(1, 2).add({ x: 3, y: 4 });
console.log(p.x, p.y, p.constructor.name);
const Named = class Inner { static n = 3; who() { return Inner.n; } };
console.log(new Named().who(), Named.name);
function makeClass(tag: string) { return class { tag = tag; describe() { return "tag:" + this.tag + tag; } }; }
const T1 = makeClass("one"), T2 = makeClass("two");
console.log(new T1().describe(), new T2().describe());
function local(n: number) { class L { v = n; twice() { return this.v * 2 + n; } } return new L().twice(); }
console.log(local(3), local(4));
class Stack<T> { private items: T[] = []; push(x: T) { this.items.push(x); return this; } pop(): T | undefined { return this.items.pop(); } get size() { return this.items.length; } }
const s = new Stack<number>(); const t = new Stack<string>();
s.push(1).push(2); t.push("a");
console.log(s.pop(), t.pop(), s.size, t.size, s instanceof Stack, t instanceof Stack, s.constructor === t.constructor);
console.log(s);
