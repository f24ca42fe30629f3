// everyday
function* primes() { const found: number[] = []; for (let n = 2; ; n++) { if (!found.some(p => p * p <= n && n % p === 0)) { found.push(n); yield n; } } }
const ps: number[] = []; for (const p of primes()) { if (p > 50) break; ps.push(p); } console.log(ps.join(" "));
class Scheduler { private tasks: Generator<string, void, unknown>[] = []; add(t: Generator<string, void, unknown>) { this.tasks.push(t); } run() { while (this.tasks.length) { const t = this.tasks.shift()!; const r = t.next(); if (!r.done) { console.log(r.value); this.tasks.push(t); } } } }
function* task(name: string, n: number) { for (let i = 1; i <= n; i++) yield `${name} step ${i}`; }
const s = new Scheduler(); s.add(task("A", 2)); s.add(task("B", 3)); s.run();
class LinkedList<T> implements Iterable<T> { private head: { v: T; next: any } | null = null; private tail: any = null; push(v: T) { const n = { v, next: null }; if (!this.head) this.head = this.tail = n; else { this.tail.next = n; this.tail = n; } return this; }
  [Symbol.iterator](): Iterator<T> { let cur: any = this.head; return { next: (): IteratorResult<T> => { if (cur) { const v = cur.v; cur = cur.next; return { value: v, done: false }; } return { value: undefined as any, done: true }; } }; } }
const l = new LinkedList<number>().push(1).push(2).push(3); console.log([...l], Math.max(...l)); for (const x of l) console.log(x);
function* zip<A, B>(a: Iterable<A>, b: Iterable<B>): Generator<[A, B]> { const ib = b[Symbol.iterator](); for (const x of a) { const r = ib.next(); if (r.done) return; yield [x, r.value]; } }
for (const [x, y] of zip([1, 2, 3], "ab")) console.log(x, y);
function* chunk<T>(xs: T[], n: number) { for (let i = 0; i < xs.length; i += n) yield xs.slice(i, i + n); }
console.log([...chunk([1, 2, 3, 4, 5], 2)]);
const counter = { from: 1, to: 4, *[Symbol.iterator]() { for (let i = this.from; i <= this.to; i++) yield i; } };
console.log([...counter], Array.from(counter, x => x * 2), new Set(counter));
function* walk(o: Record<string, any>, path: string[] = []): Generator<[string, unknown]> { for (const [k, v] of Object.entries(o)) { if (typeof v === "object" && v) yield* walk(v, [...path, k]); else yield [[...path, k].join("."), v]; } }
console.log(Object.fromEntries(walk({ a: 1, b: { c: 2, d: { e: "x" } } })));
function isIterable(x: any): x is Iterable<unknown> { return x != null && typeof x[Symbol.iterator] === "function"; }
console.log(isIterable([1]), isIterable("s"), isIterable(5), isIterable(counter), isIterable(new Map()), isIterable(primes()));
function total(xs: Iterable<number> | number[]) { let t = 0; for (const x of xs) t += x; return t; }
console.log(total([1, 2]), total(new Set([3, 4])), total(counter), total(task2()));
function* task2() { yield 10; yield 20; }
const e = Object.entries({ a: 1 })[Symbol.iterator](); console.log(e.next());
function* gcd(a: number, b: number): Generator<[number, number], number> { while (b) { yield [a, b]; [a, b] = [b, a % b]; } return a; }
const gg = gcd(48, 18); let st; while (!(st = gg.next()).done) console.log(st.value); console.log("gcd", st.value);
const machine = (function* () { let state = "idle"; while (true) { const ev: string = yield state; if (ev === "start") state = "running"; else if (ev === "stop") state = "idle"; } })();
machine.next(""); console.log(machine.next("start").value, machine.next("stop").value);
function* hanoi(n: number, a: string, b: string, c: string): Generator<string> { if (n === 0) return; yield* hanoi(n - 1, a, c, b); yield `${a}->${c}`; yield* hanoi(n - 1, b, a, c); }
console.log([...hanoi(3, "A", "B", "C")].join(" "));
const it: IterableIterator<number> = (function* () { yield 1; yield 2; })(); console.log(it.next().value, [...it]);
const iter: Iterator<string> = "hi"[Symbol.iterator](); let q = iter.next(); while (!q.done) { console.log(q.value); q = iter.next(); }
console.log([...new Map([["a", 1]]).keys()].length, [..."héllo"].reverse().join(""));
for (const [i, v] of ["x", "y"].entries()) console.log(i, v);
const memo = new Map<number, bigint>();
function* pairs<T>(xs: T[]) { for (let i = 0; i < xs.length; i++) for (let j = i + 1; j < xs.length; j++) yield [xs[i], xs[j]] as const; }
for (const [a, b] of pairs(["p", "q", "r"])) console.log(a + b);
