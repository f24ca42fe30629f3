function lazy<T>(x: T | (() => T)): T { return typeof x === "function" ? (x as () => T)() : x; }
const a = lazy(() => ({ n: 1 })), b = lazy("s"), c = lazy<number>(5);
function setState<S>(init: S | (() => S)): [S, (u: S | ((prev: S) => S)) => void] { let s = lazy(init); return [s, (u) => { s = typeof u === "function" ? (u as (p: S) => S)(s) : u; console.log(s); }]; }
const [n, setN] = setState(0); setN(5); setN((p) => p + 1); console.log(n);
const [o, setO] = setState(() => ({ k: [1] })); setO((p) => ({ ...p, k: [...p.k, 2] })); console.log(o, a, b, c);
function on<T, R = T>(v: T, f?: R | ((x: T) => R)): R | undefined { return typeof f === "function" ? (f as (x: T) => R)(v) : f; }
console.log(on(3, (x) => x * 2), on("a", "b"), on([1], (xs) => xs.length));
interface Cfg { tags?: string[]; [k: string]: unknown } 
const base: { tags?: Record<string, string[]>; u: number } = { u: 1 };
const key = "k" as string;
const m = { ...base, tags: { ...base.tags, [key]: [...(base.tags?.[key] ?? []), "v"] } };
console.log(m.tags.k, m.tags["zzz"]?.length, { ...{ a: 1 }, [key]: 2 });
const m2 = { ...({} as Record<string, number>), x: 1, [key]: 2 };
console.log(m2.x, m2.q);
