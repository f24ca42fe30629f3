const Named = class Inner { static n = 3; who() { return Inner.n; } };
console.log(new Named().who(), Named.name);
function makeClass(tag: string) { return class { tag = tag; describe() { return "tag:" + this.tag + tag; } get twice() { return tag + tag; } }; }
const T1 = makeClass("one"), T2 = makeClass("two");
console.log(new T1().describe(), new T2().describe(), new T2().twice);
function local(n: number) { class L { v = n; twice() { return this.v * 2 + n; } addLater() { return () => this.v + n; } } return new L(); }
console.log(local(3).twice(), local(4).addLater()());
function hier(k: number) {
  class Base { b() { return k; } }
  class Mid extends Base { constructor(readonly m: number) { super(); } }
  class Leaf extends Mid { b() { return super.b() * 100 + this.m + k; } }
  return [new Base(), new Mid(1), new Leaf(2)] as Base[];
}
for (const k of [1, 2]) console.log(hier(k).map(x => x.b()));
function counterClass() { let made = 0; return class Counter { id = ++made; static total() { return 0; } count() { return made; } }; }
const C1 = counterClass(); const a = new C1(), b = new C1();
console.log(a.id, b.id, a.count(), new (counterClass())().count(), a);
interface Plugin { run(): string }
function plugin(name: string): Plugin { return new (class implements Plugin { run() { return name; } })(); }
console.log([plugin("x"), plugin("y")].map(p => p.run()));
