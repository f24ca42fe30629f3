class DefaultMap<K, V> extends Map<K, V> { constructor(private make: () => V, entries?: [K, V][]) { super(entries); } override get(k: K): V { if (!this.has(k)) this.set(k, this.make()); return super.get(k)!; } }
const d = new DefaultMap<string, number[]>(() => []); d.get("a").push(1); d.get("a").push(2); console.log(d.get("a"), d.size, d); for (const [k, v] of d) console.log(k, v);
class Cnt extends Map<string, number> { inc(k: string) { this.set(k, (this.get(k) ?? 0) + 1); return this; } }
console.log(new Cnt().inc("x").inc("x"), new Cnt() instanceof Map);
