interface P { a: number; b: string; c?: number } const p: P = { a: 1, b: "x" };
Object.defineProperty(p, "a", { writable: false }); try { p.a = 2; } catch (e) { console.log((e as Error).message); } console.log(p.a, p);
Object.defineProperty(p, "c", { get() { return p.a + 10; }, enumerable: true }); console.log(p.c, p);
class A { v = 1; constructor() { Object.defineProperty(this, "hidden", { value: 42, enumerable: false }); } } const a = new A(); console.log(a, (a as any).hidden, Object.keys(a));
