// What V8 says of what cannot be iterated, by every kind of iteration.
function t(f: () => unknown) { try { console.log("ok", f()); } catch (e: any) { console.log(e.name + ": " + e.message); } }
const u: any = undefined, n: any = null, num: any = 5, o: any = { a: 1 }, fn: any = () => 1;
t(() => { for (const x of num) console.log(x); });
t(() => { for (const x of u) console.log(x); });
t(() => { for (const x of n) console.log(x); });
t(() => { for (const x of o) console.log(x); });
t(() => { for (const x of o.list) console.log(x); });
t(() => { for (const x of fn()) console.log(x); });
t(() => [...num]); t(() => [...u]); t(() => [...o]); t(() => [...n]); t(() => [...o.q]); t(() => [1, ...o]);
t(() => Math.max(...num)); t(() => Math.max(...u));
t(() => new Map(num)); t(() => new Map(o)); t(() => new Set(num)); t(() => new Set(o)); t(() => new WeakMap(num)); t(() => new Map([1] as any)); t(() => new WeakSet([1] as any));
t(() => Array.from(num)); t(() => Array.from(u)); t(() => Array.from(n)); t(() => Object.fromEntries(num)); t(() => Object.fromEntries(u)); t(() => Object.fromEntries([1] as any));
t(() => { function* g() { yield* num; } return [...g()]; });
t(() => { function* g() { yield* u; } return [...g()]; });
t(() => { function* g() { yield* o; } return [...g()]; });
t(() => { const [a, b] = o; return a; }); t(() => { const [a, ...b] = num; return a; }); t(() => { const [[a]] = [1] as any; return a; });
t(() => new Map(u)); t(() => new Set(n));
Promise.all(5 as any).catch((e) => console.log(e.name, e.message));
Promise.race(undefined as any).catch((e) => console.log(e.name, e.message));
Promise.any({} as any).catch((e) => console.log(e.name, e.message));
Promise.allSettled(null as any).catch((e) => console.log(e.name, e.message));
