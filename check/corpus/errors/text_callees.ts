// Callees that are expressions of other kinds.
function t(f: () => unknown) { try { console.log("ok", f()); } catch (e: any) { console.log(e.name + ": " + e.message); } }
const u: any = undefined, n: any = null, num: any = 5, o: any = { a: 1, b: { c: null } }, arr: any = [1];
t(() => ((1, 2) as any)()); t(() => (o.a + 1)()); t(() => (() => 5 as any)()()); t(() => o.a.b.c()); t(() => this1()); function this1() { return (globalThis as any).nope(); }
