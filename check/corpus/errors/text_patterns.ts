// What V8 says of patterns that null and undefined do not fit.
function t(f: () => unknown) { try { console.log("ok", f()); } catch (e: any) { console.log(e.name + ": " + e.message); } }
const u: any = undefined, n: any = null, num: any = 5, o: any = {};
t(() => { const { a } = u; return a; });
t(() => { const { a } = n; return a; });
t(() => { const { a: { b } } = o; return b; });
t(() => { const {} = u; });
t(() => { const { ...r } = u; return r; });
t(() => { const { [String("k")]: z } = u; return z; });
t(() => { const { a = 1, b } = n; return a + b; });
t(() => { const [x] = u; return x; });
t(() => { const [x] = num; return x; });
t(() => { const [x] = o; return x; });
t(() => { let a; ({ a } = u); return a; });
t(() => { let a; [a] = n; return a; });
function f1({ a, b }: any) { return a + b; }
t(() => f1(undefined)); t(() => f1(null));
const f2 = ([a]: any) => a; t(() => f2(undefined)); t(() => f2(5));
t(() => { for (const { a } of [u]) return a; });
t(() => { const { a } = o.x; return a; });
t(() => { const { a } = o.x.y; return a; });
t(() => { const [q] = o.x; return q; });
t(() => { const { a } = (() => undefined as any)(); return a; });
