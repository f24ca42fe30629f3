class C { n = 5; constructor() { this.bound = this.bound.bind(this); } plain(x: number) { return x + 1; } bound() { return this.n; } arrow = () => this.n * 2; static st(x: number) { return x * 3; } }
const c = new C();
const p = c.plain; console.log(p(1), [1, 2].map(c.plain));
const b = c.bound; console.log(b());
const a = c.arrow; console.log(a());
console.log([1, 2].map(C.st));
class D { v = 1; get() { return this.v; } }
const d = new D(); const g = d.get;
try { console.log(g()); } catch (e) { console.log((e as Error).constructor.name, (e as Error).message); }
console.log(d.get.name, d.get.length, c.plain.length);
console.log(c.plain === new C().plain, c.bound === new C().bound);
const fs = { a: d.get.bind(d), b: () => d.get() };
d.v = 42; console.log(fs.a(), fs.b());
