// yield* over user iterables, generators in objects, statics, private, expressions
const obj = { *items() { yield 1; yield 2; }, *[Symbol.iterator]() { yield* this.items(); yield 3; } };
console.log([...obj], [...obj.items()]);
class A { static *range(a: number, b: number) { for (let i = a; i < b; i++) yield i; } *#secret() { yield "s"; } *open() { yield* this.#secret(); yield "o"; } }
console.log([...A.range(2, 5)], [...new A().open()]);
const ge = function* (x: number) { const y: number = yield x; yield x + y; };
const it = ge(3); it.next(); console.log(it.next(4).value);
function* take<T>(n: number, xs: Iterable<T>): Generator<T> { let i = 0; for (const x of xs) { if (i++ >= n) return; yield x; } }
function* nat() { let i = 0; try { while (true) yield i++; } finally { console.log("nat closed at", i); } }
console.log([...take(3, nat())]);
function* map<T, U>(xs: Iterable<T>, f: (x: T) => U) { for (const x of xs) yield f(x); }
console.log([...map(take(4, nat()), x => "n" + x)].join());
const fs: (() => number)[] = []; function* clos() { for (let i = 0; i < 3; i++) { fs.push(() => i * 10); yield i; } }
for (const _ of clos()) ; console.log(fs.map(f => f()));
console.log(new Map(map([1, 2], x => [x, x * x] as [number, number])), new Set(nat().take(3)), Object.fromEntries(map(["a", "b"], k => [k, k + k] as [string, string])));
function* perm<T>(xs: T[], n = xs.length): Generator<T[]> { if (n <= 1) yield xs.slice(); else for (let i = 0; i < n; i++) { yield* perm(xs, n - 1); const j = n % 2 ? 0 : i; [xs[n - 1], xs[j]] = [xs[j], xs[n - 1]]; } }
console.log([...perm([1, 2, 3])]);
const g = nat(); const { value, done } = g.next(); console.log(value, done); console.log(g.return(99 as never), g.next());
function* both() { try { yield 1; } catch (e) { console.log("caught", e); yield "recovered"; } finally { console.log("fin"); } return "ret"; }
const b = both(); console.log(b.next()); console.log(b.throw("oops")); console.log(b.next()); console.log(b.next());
function* selfish(): Generator<number> { try { console.log(s.next()); } catch (e) { console.log((e as Error).message); } yield 1; }
const s = selfish(); s.next();
function* early() { yield 1; return 2; yield 3; }
console.log([...early()], early().next());
let r = early(), st = r.next(); while (!st.done) { console.log("step", st.value); st = r.next(); } console.log("end", st.value);
function* labeled() { outer: for (let i = 0; i < 3; i++) { for (let j = 0; j < 3; j++) { if (j == 2) continue outer; if (i == 2) break outer; yield [i, j]; } } }
console.log(JSON.stringify([...labeled()]));
function* sw(k: number) { switch (k) { case 1: yield "one"; case 2: yield "two"; break; default: yield "other"; } }
console.log([...sw(1)], [...sw(2)], [...sw(3)]);
const lazy = [1, 2, 3, 4, 5].values().filter(x => x % 2 === 1).map(x => x * x);
for (const v of lazy) console.log(v);
console.log(nat().some(x => x > 3), nat().find(x => x > 5), nat().take(4).reduce((a, c) => a + c), nat().drop(2).take(2).toArray(), nat().take(2).flatMap(x => [x, x]).toArray());
const e = [10, 20].entries(); console.log(e.next(), [...e]);
function sum(...xs: number[]) { return xs.reduce((a, c) => a + c, 0); }
console.log(sum(...nat().take(5)), Math.max(...nat().take(3)));
const [p, , q = 7, ...rest] = nat().take(6); console.log(p, q, rest);
