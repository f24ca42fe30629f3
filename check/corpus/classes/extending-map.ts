class DM extends Map<string, number> { override get(k: string): number { return super.get(k) ?? 42; } }
const m: Map<string, number> = new DM(); m.set("a", 1); console.log(m.get("zz"), m.get("a"), m.size, m instanceof DM, m instanceof Map);
function total(x: Map<string, number>) { let t = 0; for (const [, v] of x) t += v; return t; } console.log(total(new DM([["q", 5]])), total(new Map([["r", 1]])));
class Counter<T> extends Map<T, number> { add(x: T) { this.set(x, (this.get(x) ?? 0) + 1); return this; } most(): [T, number][] { return [...this.entries()].sort((a, b) => b[1] - a[1]); } get total() { let s = 0; this.forEach(v => { s += v; }); return s; } }
const c = new Counter<string>(); for (const w of "a b a c a b".split(" ")) c.add(w); console.log(c.most(), c.total, c, [...c.keys()], c.has("a"), c.delete("a"), c.size);
class LRU<K, V> extends Map<K, V> { constructor(private cap: number) { super(); } override set(k: K, v: V): this { if (this.size >= this.cap && !this.has(k)) this.delete(this.keys().next().value as K); return super.set(k, v); } }
const l = new LRU<string, number>(2); l.set("a", 1).set("b", 2).set("c", 3); console.log([...l.keys()], l.size, l);
console.log(new Map([...c]), Object.prototype.toString.call(c), JSON.stringify(c));
