// class instances, natives and dictionaries in odd places
const dict: { [k: string]: { n: number; list: string[] } } = {};
for (const w of ["a", "b", "a"]) { const e = (dict[w] ??= { n: 0, list: [] }); e.n++; e.list.push(w + e.n); }
console.log(dict, Object.values(dict).map((e) => e.n), dict["a"].list.length, dict["zz"]?.n);
for (const [k, { n, list }] of Object.entries(dict)) console.log(k, n, list.join("/"));
const copy = { ...dict, c: { n: 9, list: [] as string[] } }; console.log(Object.keys(copy), copy["c"].n);
class Registry { private items: Record<string, () => string> = {}; register(name: string, f: () => string) { this.items[name] = f; return this; } run(name: string) { const f = this.items[name]; return f ? f() : "no " + name; } get names() { return Object.keys(this.items).sort(); } }
const r = new Registry().register("b", () => "B!").register("a", () => "A!"); console.log(r.run("a"), r.run("x"), r.names);
const counts: number[] = new Array(5).fill(0); for (const d of [1, 3, 3]) counts[d]++; console.log(counts, counts.indexOf(2));
const table: number[][] = []; for (let i = 0; i < 3; i++) { table[i] = []; for (let j = 0; j < 3; j++) table[i][j] = i * j; } console.log(table, table[2][2]);
const memo: Record<number, number> = {}; const fib = (n: number): number => n < 2 ? n : (memo[n] ??= fib(n - 1) + fib(n - 2)); console.log(fib(50), Object.keys(memo).length);
