// methods with rest, several classes
interface Sink { write(...parts: string[]): number }
class A implements Sink { out: string[] = []; write(...p: string[]) { this.out.push(...p); return p.length; } }
class B implements Sink { n = 0; write(...p: string[]) { this.n += p.length; return this.n; } }
const sinks: Sink[] = [new A(), new B(), { write: (...p) => p.length * 100 }];
for (const s of sinks) console.log(s.write("a", "b"), s.write());
const two: (A | B)[] = [new A(), new B()];
for (const s of two) console.log(s.write("x", "y", "z"));
const words = ["p", "q"]; console.log(sinks[0].write(...words), new B().write(...words, "r"));
// optional params, overriding with more/fewer
class P { m(a: number, b?: number): string { return `${a},${b}`; } }
class Q extends P { m(a: number): string { return `q${a}`; } }
class R extends P { m(a: number, b = 7, c = 8): string { return `${a},${b},${c}`; } }
for (const p of [new P(), new Q(), new R()]) console.log(p.m(1), p.m(1, 2));
// polymorphic this, fluent
class Builder { parts: string[] = []; add(s: string): this { this.parts.push(s); return this; } }
class Html extends Builder { tag(t: string): this { return this.add(`<${t}>`); } }
console.log(new Html().add("a").tag("b").add("c").parts.join(""));
// getter-only in interface + optional field
interface Opt { label?: string; id: number }
class O1 implements Opt { id = 1; label = "one"; }
class O2 implements Opt { id = 2; }
class O3 implements Opt { id = 3; get label() { return "got"; } }
for (const o of [new O1(), new O2(), new O3(), { id: 4 }, { id: 5, label: "five" }] as Opt[]) console.log(o.id, o.label, o.label?.length);
// function-valued fields and methods in class
class Ev { private hs: ((x: number) => void)[] = []; on(h: (x: number) => void) { this.hs.push(h); return () => { this.hs = this.hs.filter(k => k !== h); }; } fire(x: number) { for (const h of this.hs) h(x); } }
const ev = new Ev(); let total = 0; const off = ev.on(x => { total += x; }); ev.on(function (x) { total += x * 10; }); ev.fire(1); off(); ev.fire(2); console.log(total);
class Cb { count = 0; handler = (n: number) => { this.count += n; }; reg(e: Ev) { e.on(this.handler); e.on(this.other.bind(this)); } other(n: number) { this.count += 100 * n; } }
const cb = new Cb(); cb.reg(ev); ev.fire(3); console.log(cb.count);
// callbacks with extra args
[10, 20].forEach((v, i, arr) => console.log(v, i, arr.length));
const keyed = ["a", "b"].map((s, i): [string, () => string] => [s, () => s + i]); for (const [k, fn] of keyed) console.log(k, fn());
console.log(["1", "2", "3"].map(parseInt as any), ["a"].map((x => x)));
