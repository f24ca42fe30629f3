interface Named { name: string }
interface Animal extends Named { legs: number; sound?(): string }
class Dog implements Animal { name = "rex"; legs = 4; constructor(private trick?: string) {} sound() { return "woof " + (this.trick ?? "-"); } }
const animals: Animal[] = [new Dog("roll"), { name: "fish", legs: 0 }, { name: "cat", legs: 4, sound: () => "meow" }];
for (const a of animals) console.log(a.name, a.legs, a.sound?.(), a.sound ? a.sound().length : 0);
console.log(animals.map((a) => a.legs).reduce((x, y) => x + y), animals.filter((a) => a.legs > 0).length, animals.some((a) => !a.sound));
const byName = new Map(animals.map((a) => [a.name, a] as const)); console.log(byName.get("fish")?.legs, [...byName.keys()]);
const idx: Record<string, Animal> = {}; for (const a of animals) idx[a.name] = a; console.log(idx["cat"].legs, Object.keys(idx), idx.cat.name, "dog" in idx);
type Opt = { a?: number; b?: string | null; c: boolean | undefined };
const opts: Opt[] = [{ c: true }, { a: 1, b: null, c: undefined }, { b: "x", c: false, a: 0 }];
for (const o of opts) console.log(o.a ?? -1, o.b ?? "nil", o.c, o.a === undefined, o.b === null, JSON.stringify(o), Object.keys(o));
const matrix: number[][] = [[1, 2, 3], [4, 5, 6]]; console.log(matrix[0].map((_, i) => matrix.map((r) => r[i])), matrix.flat().reduce((a, b) => a + b), matrix.map((r) => [...r].reverse()));
const pairs: [string, number][] = Object.entries({ x: 1, y: 2 }); for (const [k, v] of pairs) console.log(k, v + 1);
const sortedPairs = pairs.sort((a, b) => b[1] - a[1]); console.log(sortedPairs, sortedPairs[0][0].toUpperCase());
function group<T, K extends string>(xs: T[], f: (x: T) => K): Record<K, T[]> { const r = {} as Record<K, T[]>; for (const x of xs) (r[f(x)] ||= []).push(x); return r; }
console.log(group([1, 2, 3, 4], (n) => (n % 2 ? "odd" : "even")), group(["a", "bb"], (s) => s.length.toString()));
const union: (string | number | boolean | null)[] = ["a", 1, true, null]; for (const u of union) { if (typeof u === "string") console.log(u.toUpperCase()); else if (typeof u === "number") console.log(u.toFixed(1)); else console.log(u); }
function len(x: string | any[] | Map<string, number>): number { if (typeof x === "string") return x.length; if (Array.isArray(x)) return x.length; return x.size; } console.log(len("abc"), len([1]), len(new Map([["a", 1]])));
const cache = new Map<string, { hits: number; data?: string[] }>(); function hit(k: string) { const e = cache.get(k) ?? { hits: 0 }; e.hits++; cache.set(k, e); return e.hits; } console.log(hit("a"), hit("a"), hit("b"), cache);
let str = ""; for (const [i, w] of ["x", "y"].entries()) str += `${i}:${w};`; console.log(str);
const fmt = (n: number, w = 6) => n.toFixed(2).padStart(w); console.log(fmt(3.14159), fmt(10, 8), [1.5, 22.75].map((n) => fmt(n)).join("|"));
const m2 = new Map<number, Set<string>>(); for (const [k, v] of [[1, "a"], [1, "b"], [2, "c"]] as [number, string][]) { let s = m2.get(k); if (!s) m2.set(k, (s = new Set())); s.add(v); } console.log(m2, [...m2].map(([k, s]) => k + [...s].join("")));
const q: number[] = [1]; while (q.length) { const n = q.shift()!; if (n < 20) q.push(n * 2, n * 3); else console.log(n); }
const keys = Object.keys(opts[2]) as (keyof Opt)[]; console.log(keys.map((k) => opts[2][k]));
const inv = Object.fromEntries(Object.entries({ a: "1", b: "2" }).map(([k, v]) => [v, k])); console.log(inv, inv["1"]);
console.log([1, 2, 3].includes(2) ? "yes" : "no", "abc".split("").reverse().join(""), [..."hello"].sort().join(""), Array.from(new Map([[1, "x"]]).values()), [3, 1, 2].toSorted((a, b) => b - a), [[3, "c"], [1, "a"]].sort((a, b) => (a[0] as number) - (b[0] as number)));
const date = new Date(2024, 0, 15, 10, 30); console.log(date.getFullYear(), date.getMonth() + 1, String(date.getDate()).padStart(2, "0"), date.getHours(), date.toISOString().slice(0, 10).length);
const nested = { a: { b: { c: [1, { d: "deep" }] } } }; const { a: { b: { c: [one, two] } } } = nested; console.log(one, two, (nested.a.b.c[1] as { d: string }).d);
console.log(parseInt("42abc") + parseFloat("1.5e2"), Number("  12  "), +"", Number(undefined), Number(null), Number([]), (12.345).toFixed(1), 0.1 * 3, 1 / 3, 1e21, -0, [-0], 123456789012345680000, 1e-7);
console.log(Object.values(opts[1]), Object.entries(opts[2]).length, { ...opts[0], z: 1 }, Object.assign({}, opts[1], { a: 9 }).a);
const wk: { [k: string]: number | string } = { n: 1, s: "x" }; for (const k in wk) { const v = wk[k]; console.log(typeof v === "number" ? v + 1 : v + "!"); }
const tuple3: readonly [number, string, boolean?] = [1, "a"]; console.log(tuple3.length, tuple3[2], tuple3[1].length);
const sorted = ["b", "a", "C", "ä"].sort((x, y) => x.localeCompare(y)); console.log(sorted);
console.log("%s is %d years and %i, %f, %j %o %%", "Bob", 42.5, 42.9, 1.5, { a: 1 }, [1], "extra"); console.error("err"); console.table([{ a: 1, b: "x" }, { a: 2, b: "y" }]);
