// Callbacks that are none.
function t(f: () => unknown) { try { console.log("ok", f()); } catch (e: any) { console.log(e.name + ": " + e.message); } }
const u: any = undefined, n: any = null, num: any = 5, o: any = { a: 1, b: { c: null } }, arr: any = [1];
t(() => [1].map(u)); t(() => [1].map(5 as any)); t(() => [1].forEach("x" as any)); t(() => [1].filter({} as any)); t(() => [1].reduce(null as any)); t(() => [2, 1].sort(5 as any)); t(() => [1].find(u)); t(() => new Map([[1, 2]]).forEach(u)); t(() => Array.from([1], 5 as any)); t(() => "a".replace("a", u)); t(() => [1].flatMap(true as any)); t(() => [1].some(Symbol("q") as any)); t(() => [1].every([] as any));
