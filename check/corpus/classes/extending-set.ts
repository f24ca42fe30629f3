class USet<T> extends Set<T> { unite(o: Iterable<T>) { for (const x of o) this.add(x); return this; } get first(): T | undefined { for (const x of this) return x; return undefined; } }
const s = new USet<number>([1, 2]); s.unite([3]).add(4); console.log(s, s.size, s.first, [...s], s.has(3), s instanceof Set, s instanceof USet);
class Tags extends Set<string> { override add(t: string): this { return super.add(t.toLowerCase()); } toString() { return [...this].join("|"); } } const t = new Tags(); t.add("AA").add("Bb"); console.log(`${t}`, t);
for (const x of t) console.log(x); t.forEach(x => console.log(x)); const plain: Set<string> = t; plain.add("ZZ"); console.log(plain.has("zz"));
