// Dates, iterators, weak collections and controllers whose kind is only known at run time.
const d: any = new Date(Date.UTC(2024, 1, 29, 12, 34, 56, 789));
console.log(d.getFullYear(), d.getUTCMonth(), d.getDate(), d.getUTCDay(), d.getHours(), d.getTimezoneOffset(), d.toUTCString(), d.toDateString(), d.toLocaleDateString("en-US", { timeZone: "UTC" }), d.toLocaleString("en-US", { dateStyle: "short", timeZone: "UTC" }), d.toJSON());
console.log(d.setUTCHours(1, 2), d.setUTCFullYear(2020), d.toISOString(), d.setTime(5), d.setUTCMonth(5, 6), d.getUTCMilliseconds(), d.getYear(), d.setMonth(), d.getTime());
const list: any[] = [new Date(0), new Date(1e12)]; console.log(list.map((x) => x.getUTCFullYear()), list.sort((a, b) => b - a).map((x) => x.toISOString()));
function fmt(x: any): string { return x instanceof Date ? x.toISOString().slice(0, 10) + x.getUTCDay() : String(x); } console.log(fmt(new Date(0)), fmt(5));
const it: any = [1, 2, 3, 4].values(); console.log(it.map((x: number) => x * 2).filter((x: number) => x > 2).take(2).toArray());
function* gen() { yield 1; yield 2; yield 3; } const g: any = gen(); console.log(g.drop(1).reduce((a: number, b: number) => a + b), [...(gen() as any).flatMap((x: number) => [x, x])], (gen() as any).some((x: number) => x > 2), (gen() as any).find((x: number) => x > 1));
const wm: any = new WeakMap(); const k = {}; wm.set(k, 1); console.log(wm.get(k), wm.has({}), wm.delete(k), wm.has(k)); const ws: any = new WeakSet([k]); console.log(ws.has(k));
const ac: any = new AbortController(); console.log(ac.signal.aborted); ac.abort("why"); console.log(ac.signal.aborted, ac.signal.reason); try { ac.signal.throwIfAborted(); } catch (e) { console.log(e); }
const ab: any = new ArrayBuffer(4, { maxByteLength: 8 }); ab.resize(8); console.log(ab.byteLength, ab.transfer(2).byteLength, ab.detached);
const sy: any = Symbol("q"); console.log(sy.toString(), sy.description);
