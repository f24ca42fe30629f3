// What V8 says of values that are called, by how they are written.
function t(f: () => unknown) { try { console.log("ok", f()); } catch (e: any) { console.log(e.name + ": " + e.message); } }
const u: any = undefined, n: any = null, num: any = 5, o: any = { a: 1, b: { c: null } }, arr: any = [1];
t(() => u()); t(() => n()); t(() => num()); t(() => o()); t(() => o.a()); t(() => o.x()); t(() => o.b.c()); t(() => o.b.d()); t(() => o["a"]()); t(() => arr[0]()); t(() => arr[5]());
t(() => o.x.y()); t(() => u.foo()); t(() => n.foo()); t(() => num.foo()); t(() => "abc".foo()); t(() => (o as any)?.x()); t(() => o.a?.()); t(() => o[Symbol("s")]()); t(() => o[Symbol.iterator]());
t(() => new u()); t(() => new num()); t(() => new o()); t(() => new o.a()); t(() => new o.x()); t(() => new o.x.y());
