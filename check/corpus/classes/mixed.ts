abstract class Base { abstract get kind(): string; abstract run(n: number): number; tmpl() { return `${this.kind}:${this.run(2)}`; } static from(k: string): Base { return k === "a" ? new X() : new Y(3); } }
class X extends Base { get kind() { return "X"; } run(n: number) { return n; } }
class Y extends Base { constructor(private f: number) { super(); } kind = "Y"; run(n: number) { return n * this.f; } }
console.log(Base.from("a").tmpl(), Base.from("b").tmpl());
class Node1<T> { next: Node1<T> | null = null; constructor(public value: T) {} }
class List<T> { head: Node1<T> | null = null; size = 0; add(v: T): this { const n = new Node1(v); if (!this.head) this.head = n; else { let c = this.head; while (c.next) c = c.next; c.next = n; } this.size++; return this; } map<U>(f: (v: T, i: number) => U): List<U> { const r = new List<U>(); let c = this.head, i = 0; while (c) { r.add(f(c.value, i++)); c = c.next; } return r; } toArray(): T[] { const a: T[] = []; for (let c = this.head; c; c = c.next) a.push(c.value); return a; } }
console.log(new List<number>().add(1).add(2).map((v, i) => `${v}@${i}`).toArray(), new List<string>().add("z").size);
class Cache<K, V> { private m = new Map<K, V>(); constructor(private readonly load: (k: K) => V, private onMiss?: (k: K) => void) {} get(k: K): V { let v = this.m.get(k); if (v === undefined) { this.onMiss?.(k); v = this.load(k); this.m.set(k, v); } return v; } }
const misses: string[] = []; const c = new Cache<string, number>(k => k.length, k => misses.push(k)); c.get("aa"); c.get("bbb"); c.get("aa"); console.log(misses, c.get("bbb"));
class Temp { static #count = 0; #c: number; constructor(c: number) { this.#c = c; Temp.#count++; } get f() { return this.#c * 9 / 5 + 32; } set f(v: number) { this.#c = (v - 32) * 5 / 9; } static get count() { return Temp.#count; } #inner(k: number) { return this.#c + k; } pub() { return this.#inner(1); } equals(o: Temp) { return o.#c === this.#c; } }
const t = new Temp(100); console.log(t.f, t.pub()); t.f = 32; console.log(t.f, t.pub(), Temp.count, t.equals(new Temp(0)), "f" in t, Object.keys(t));
class Animal { constructor(readonly name: string) {} speak(loud = false) { const s = `${this.name} ${this.sound()}`; return loud ? s.toUpperCase() : s; } protected sound() { return "..."; } }
class Dog extends Animal { protected sound() { return "woof" + super.sound(); } speak(loud?: boolean) { return "[" + super.speak(loud) + "]"; } }
console.log(new Dog("rex").speak(), new Dog("max").speak(true), new Animal("x").speak());
const animals = new Map<string, Animal>([["d", new Dog("d")], ["a", new Animal("a")]]); for (const [k, a] of animals) console.log(k, a.speak(), a instanceof Dog);
class Vec { constructor(public x = 0, public y = 0) {} static zero = new Vec(); plus(o: Vec) { return new Vec(this.x + o.x, this.y + o.y); } static sum(...vs: Vec[]) { return vs.reduce((a, b) => a.plus(b), Vec.zero); } }
console.log(Vec.sum(new Vec(1, 2), new Vec(3)), Vec.zero);
const obj = { a: 1, nested: { b: 2, get() { return this.b; } }, fn: function () { return this.a; }, arrow: () => typeof this };
console.log(obj.nested.get(), obj.fn(), obj.arrow());
const acc = { _v: 1, get v() { return this._v; }, set v(n) { this._v = n * 2; } }; acc.v = 5; acc.v += 1; console.log(acc.v, acc, JSON.stringify(acc), Object.keys(acc), { ...acc });
function mk(n: number) { let hits = 0; return { get hits() { return hits; }, hit() { hits += n; return this; } }; }
const h = mk(2); h.hit().hit(); console.log(h.hits);
class EmptyErr extends Error { name = "EmptyErr"; } try { throw new EmptyErr("m"); } catch (e) { console.log(`${e}`, e instanceof EmptyErr); }
class ValidationError extends Error { constructor(public field: string, message?: string) { super(message ?? `bad ${field}`); this.name = "ValidationError"; } }
try { throw new ValidationError("age"); } catch (e) { if (e instanceof ValidationError) console.log(e.name, e.field, e.message); }
