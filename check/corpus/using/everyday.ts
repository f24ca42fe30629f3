// using: everyday
import { setTimeout as sleep } from "node:timers/promises";
class Pool {
  #free: number[] = [1, 2];
  acquire() {
    const id = this.#free.pop();
    if (id === undefined) throw new Error("empty");
    console.log("acquire", id);
    const free = this.#free;
    return { id, [Symbol.dispose]: () => { free.push(id); console.log("release", id); } };
  }
}
const pool = new Pool();
function work(n: number): number {
  using c = pool.acquire();
  if (n === 0) throw new RangeError("zero");
  return n * c.id;
}
console.log(work(3));
try { work(0); } catch (e) { console.log(String(e)); }
{ using a = pool.acquire(), b = pool.acquire();
  console.log(a.id + b.id);
  try { work(1); } catch (e) { console.log((e as Error).message); } }
class Timer implements AsyncDisposable {
  static count = 0;
  constructor(readonly name: string) { Timer.count++; }
  async [Symbol.asyncDispose](): Promise<void> { await sleep(1); Timer.count--; console.log("stopped", this.name, Timer.count); }
}
async function job(n: number) {
  await using t = new Timer("job" + n);
  await using u = new Timer("inner" + n);
  for (let i = 0; i < 3; i++) {
    await using v = new Timer("loop" + i);
    if (i === n) return i;
    await sleep(1);
  }
  return -1;
}
const results: number[] = [];
for (const n of [0, 1, 5]) results.push(await job(n));
console.log(results);
async function* gen() {
  await using t = new Timer("gen");
  try { yield 1; yield 2; yield 3; } finally { console.log("gen finally"); }
}
for await (const x of gen()) { console.log(x); if (x === 2) break; }
const fns: (() => void)[] = [];
for (let i = 0; i < 2; i++) { using r = { i, [Symbol.dispose]() { console.log("d", this.i); } }; fns.push(() => console.log(r.i, i)); helper(); function helper() { console.log("h", r.i); } }
fns.forEach(f => f());
outer: for (const a of [1, 2]) { using x = { [Symbol.dispose]() { console.log("x", a); } };
  for (const b of [1, 2]) { using y = { [Symbol.dispose]() { console.log("y", a, b); } }; if (b === 2) continue outer; if (a === 2) break outer; console.log(a, b); } }
class Base { [Symbol.dispose]() { console.log("base"); } }
class Derived extends Base { [Symbol.dispose]() { super[Symbol.dispose](); console.log("derived"); } }
{ using d = new Derived(); }
const maybe: Derived | undefined = Math.random() > 2 ? new Derived() : undefined;
{ using d = maybe; console.log(d); }

const it = [1,2,3].values();
{ using s = setTimeout(() => console.log("never"), 5); }
function f() { try { using x = { [Symbol.dispose]() { throw new Error("dispose"); } }; return 1; } catch (e) { return (e as Error).message; } finally { console.log("fin"); } }
console.log(f());
switch (1 as number) { case 1: { using q = new Base(); console.log("case"); break; } }
const arrow = (n: number) => { using b = new Base(); return n + 1; };
console.log([1, 2].map(n => { using b = new Base(); return n * 2; }), arrow(1));
function* g2() { try { yield 1; yield 2; } finally { console.log("closed"); } }
{ using it2 = g2(); console.log(it2.next()); }
const it3 = g2(); it3.next(); it3[Symbol.dispose]();
