function* count(n: number) { for (let i = 0; i < n; i++) { yield i; } }
for (const x of count(3)) console.log(x);
console.log([...count(4)], Array.from(count(2)));
function* sent(): Generator<number, string, number> { let total = 0; while (true) { const x = yield total; if (x < 0) return "end " + total; total += x; } }
const g = sent();
console.log(g.next(0), g.next(5), g.next(7), g.next(-1), g.next(1));
function* fin() { try { yield 1; yield 2; } finally { console.log("cleanup"); } }
for (const x of fin()) { console.log(x); break; }
const h = fin(); h.next(); console.log(h.return(undefined));
const k = fin(); k.next(); try { k.throw(new Error("boom")); } catch (e) { console.log((e as Error).message); }
function* inner() { const a: string = yield "a"; console.log("got", a); return 42; }
function* outer(): Generator<string | number, void, string> { const r = yield* inner(); yield r; yield* ["x", "y"]; yield* "hi"; }
const o = outer();
console.log(o.next("0"), o.next("1"), o.next("2"), o.next("3"), o.next("4"), o.next("5"), o.next("6"), o.next("7"));
class Tree { left: Tree | null = null; right: Tree | null = null; value: number; constructor(v: number) { this.value = v; }
  insert(v: number) { if (v < this.value) { if (this.left) this.left.insert(v); else this.left = new Tree(v); } else { if (this.right) this.right.insert(v); else this.right = new Tree(v); } }
  *[Symbol.iterator](): Generator<number> { if (this.left) yield* this.left; yield this.value; if (this.right) yield* this.right; } }
const t = new Tree(5); for (const v of [3, 8, 1, 4, 9]) t.insert(v);
console.log([...t]);
let s = 0; for (const v of t) s += v; console.log(s);
function* fib() { let [a, b] = [0, 1]; while (true) { yield a; [a, b] = [b, a + b]; } }
const [f0, f1, f2, f3] = fib(); console.log(f0, f1, f2, f3);
console.log(fib().take(10).filter(x => x % 2 == 0).map(x => x * 2).toArray());
console.log(count(3), typeof count(3), String(count(1)));
function f() { for (const x of fin()) { if (x == 2) return "found"; } return "no"; }
console.log(f());
function thrower() { for (const x of fin()) { if (x == 1) throw new Error("in body"); } }
try { thrower(); } catch (e) { console.log((e as Error).message); }
