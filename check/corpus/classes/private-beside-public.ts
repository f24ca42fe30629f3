class A { #x = 1; x = "pub"; get() { return this.#x; } inc() { this.#x++; return this.#x + this.x; } }
const a = new A(); console.log(a.get(), a.x, a.inc(), a);
const b: any = a; b["x"] = 5; console.log(b.x, a.get());
class B extends A { #x = true; got() { return this.#x; } }
console.log(new B().got(), new B().get(), new B());
class C { #f = (x: number) => x + 1; f = 3; static #s = 1; s = 2; static t() { return C.#s++ + new C().s; } run() { return this.#f(this.f); } set(o: C) { o.#f = x => x * 2; o.f ??= 4; return this.run() + o.run(); } }
console.log(new C().run(), new C().set(new C()), C.t(), C.t());
