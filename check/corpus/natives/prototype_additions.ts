// Methods that a program adds to the prototypes of arrays, strings, maps and numbers.

declare global { interface Map<K, V> { getOr(k: K, d: V): V } interface Array<T> { chunk(n: number): T[][]; readonly lastOne: T | undefined } interface String { words(): string[] } interface Set<T> { toArr(): T[] } }
Map.prototype.getOr = function <K, V>(this: Map<K, V>, k: K, d: V): V { return this.has(k) ? this.get(k)! : d; };
Array.prototype.chunk = function <T>(this: T[], n: number): T[][] { const r: T[][] = []; for (let i = 0; i < this.length; i += n) r.push(this.slice(i, i + n)); return r; };
Object.defineProperty(Array.prototype, "lastOne", { get() { return this[this.length - 1]; }, configurable: true });
String.prototype.words = function (this: string) { return this.split(" "); };
Set.prototype.toArr = function <T>(this: Set<T>) { return [...this]; };
const m = new Map([["a", 1]]);
console.log(m.getOr("a", 0), m.getOr("z", 9), [1, 2, 3].chunk(2), [4, 5].lastOne, "a b".words().map((w) => w.length), new Set([1]).toArr());
const arrs: number[][] = [[1, 2, 3]]; console.log(arrs[0].chunk(1).map((c) => c[0] + 1));
function gen<T>(xs: T[]) { return xs.chunk(2).length; } console.log(gen(["a", "b", "c"]));

export {};
