// Promises, Reflect, classes: what is no function or constructor.
function t(f: () => unknown) { try { console.log("ok", f()); } catch (e: any) { console.log(e.name + ": " + e.message); } }
const u: any = undefined, n: any = null, num: any = 5, o: any = { a: 1, b: { c: null } }, arr: any = [1];
t(() => new Promise(u)); t(() => new Promise(5 as any)); t(() => Reflect.apply(5 as any, null, [])); t(() => Reflect.construct(5 as any, [])); t(() => queueMicrotask(5 as any)); t(() => setTimeout(5 as any)); t(() => structuredClone(Symbol("x")));
class A { static s() {} m() {} } t(() => (A as any)()); t(() => new (A.s as any)()); t(() => (new A() as any).zip()); t(() => (A as any).zap()); t(() => new ((new A()).m as any)());
class B extends A { constructor(x: any) { super(); } } t(() => new B(0)); t(() => new B(1));
abstract class C { abstract q(): void; } t(() => (new (C as any)()).q());
