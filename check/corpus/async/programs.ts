// pools, retries, queues, cancellation, the order of tasks
import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
const log: string[] = [];
setTimeout(() => log.push("timeout0"), 0);
process.nextTick(() => log.push("tick"));
queueMicrotask(() => log.push("micro"));
Promise.resolve().then(() => { log.push("then1"); process.nextTick(() => log.push("tick in then")); }).then(() => log.push("then2"));
(async () => { log.push("async start"); await null; log.push("after await"); await new Promise<void>(r => setTimeout(r, 1)); log.push("after timer"); })();
log.push("sync");
await sleep(20);
console.log(log.join("\n"));
class Semaphore { #q: (() => void)[] = []; #n: number; constructor(n: number) { this.#n = n; }
  async acquire() { if (this.#n > 0) { this.#n--; return; } await new Promise<void>(r => this.#q.push(r)); }
  release() { const next = this.#q.shift(); if (next) next(); else this.#n++; } }
async function pool<T, R>(items: T[], n: number, f: (x: T) => Promise<R>): Promise<R[]> {
  const sem = new Semaphore(n); let active = 0, peak = 0;
  const out = await Promise.all(items.map(async x => { await sem.acquire(); active++; peak = Math.max(peak, active); try { return await f(x); } finally { active--; sem.release(); } }));
  console.log("peak", peak); return out; }
console.log(await pool([1, 2, 3, 4, 5], 2, async x => { await sleep(2); return x * x; }));
async function retry<T>(f: (n: number) => Promise<T>, max = 3, delay = 1): Promise<T> {
  for (let i = 1; ; i++) try { return await f(i); } catch (e) { if (i >= max) throw new Error(`gave up after ${i}`, { cause: e }); console.log("retry", i, (e as Error).message); await sleep(delay * 2 ** i); } }
console.log(await retry(async n => { if (n < 3) throw new Error("fail" + n); return "ok" + n; }));
try { await retry(async n => { throw new RangeError("no" + n); }, 2); } catch (e) { console.log((e as Error).message, ((e as Error).cause as Error).name); }
class AsyncQueue<T> implements AsyncIterable<T> { #buf: T[] = []; #wait: ((r: IteratorResult<T>) => void)[] = []; #done = false;
  push(x: T) { const w = this.#wait.shift(); if (w) w({ value: x, done: false }); else this.#buf.push(x); }
  close() { this.#done = true; for (const w of this.#wait.splice(0)) w({ value: undefined, done: true }); }
  [Symbol.asyncIterator](): AsyncIterator<T> { return { next: () => { if (this.#buf.length) return Promise.resolve({ value: this.#buf.shift()!, done: false }); if (this.#done) return Promise.resolve({ value: undefined, done: true }); return new Promise(r => this.#wait.push(r)); }, return: async () => { console.log("returned"); return { value: undefined, done: true }; } }; } }
const q = new AsyncQueue<number>(); (async () => { for (let i = 0; i < 4; i++) { await sleep(1); q.push(i); } q.close(); })();
for await (const x of q) { console.log("got", x); } for await (const x of (q.push(9), q)) { console.log(x); break; }
const ac = new AbortController(); const sig = ac.signal;
function cancellable(ms: number, signal: AbortSignal) { return new Promise<string>((res, rej) => { const t = setTimeout(() => res("done"), ms); signal.addEventListener("abort", () => { clearTimeout(t); rej(signal.reason); }, { once: true }); }); }
setTimeout(() => ac.abort(new Error("cancelled")), 3);
try { await cancellable(1000, sig); } catch (e) { console.log((e as Error).message, sig.aborted); }
try { await sleep(1000, null, { signal: AbortSignal.timeout(2) }); } catch (e) { console.log((e as Error).name, (e as any).code); }
const settled = await Promise.allSettled([Promise.resolve(1), Promise.reject(new Error("x")), sleep(1, "s")]); console.log(settled.map(s => s.status === "fulfilled" ? s.value : s.reason.message));
console.log(await Promise.race([sleep(5, "slow"), sleep(1, "fast")]), await Promise.any([Promise.reject(1), Promise.resolve(2)]));
try { await Promise.any([Promise.reject(new Error("a")), Promise.reject(new Error("b"))]); } catch (e) { console.log((e as AggregateError).errors.map(x => x.message), (e as Error).message); }
const ee = new EventEmitter(); ee.once("x", (...a) => console.log("once", a)); ee.on("x", function (this: any, a) { console.log(this === ee, a); }); console.log(ee.emit("x", 1, 2), ee.emit("x", 3), ee.emit("y"));
const { promise, resolve } = Promise.withResolvers<number>(); setTimeout(resolve, 1, 42); console.log(await promise);
async function* pages() { for (let p = 1; p <= 3; p++) { await sleep(1); yield Array.from({ length: 2 }, (_, i) => p * 10 + i); } }
async function* flat<T>(src: AsyncIterable<T[]>) { for await (const page of src) yield* page; }
const all: number[] = []; for await (const x of flat(pages())) all.push(x); console.log(all);
const debounced = (() => { let t: NodeJS.Timeout | undefined; return (f: () => void) => { clearTimeout(t); t = setTimeout(f, 2); }; })(); for (let i = 0; i < 3; i++) debounced(() => console.log("debounced", i)); await sleep(8);
const thenable = { then(res: (v: string) => void) { res("thenable"); } }; console.log(await thenable);
await Promise.all([1, 2, 3].map(async n => { for (let i = 0; i < 2; i++) { await null; console.log(n, i); } }));
