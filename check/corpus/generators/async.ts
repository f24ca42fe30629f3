function sleep(ms: number) { return new Promise<void>(r => setTimeout(r, ms)); }
async function* count(n: number) { for (let i = 0; i < n; i++) { await sleep(1); yield i; } return "done"; }
async function* outer(): AsyncGenerator<number | string, void, undefined> { const r = yield* count(2); yield r; yield* [Promise.resolve("p1"), "p2"]; }
async function* fin() { try { yield 1; yield 2; } finally { console.log("cleanup"); await sleep(1); console.log("cleaned"); } }
async function main() {
  for await (const x of count(3)) console.log(x);
  for await (const x of outer()) console.log("o", x);
  for await (const x of fin()) { console.log(x); break; }
  const g = count(2);
  console.log(await g.next(), await g.next(), await g.next(), await g.next());
  const h = count(5);
  const all = await Promise.all([h.next(), h.next(), h.next()]);
  console.log(all);
  console.log(await h.return("bye"), await h.next());
  const k = fin(); await k.next(); try { await k.throw(new Error("boom")); } catch (e) { console.log((e as Error).message); }
  async function* sent(): AsyncGenerator<string, void, number> { const a: number = yield "first"; console.log("got", a); const b: number = yield "second"; console.log("got", b); }
  const s = sent(); await s.next(1); await s.next(2); await s.next(3);
  class Pager { pages = [[1, 2], [3], []]; async *[Symbol.asyncIterator]() { for (const p of this.pages) { if (p.length == 0) return; await null; for (const x of p) yield x; } } }
  let t = 0; for await (const v of new Pager()) t += v; console.log(t);
  const custom = { [Symbol.asyncIterator]() { let i = 0; return { async next() { i++; return { value: i, done: i > 3 }; }, async return() { console.log("closed"); return { value: undefined, done: true as const }; } }; } };
  for await (const c of custom) { console.log("c", c); if (c == 2) break; }
  async function* err() { yield 1; throw new Error("inside"); }
  try { for await (const e of err()) console.log("e", e); } catch (e) { console.log("caught", (e as Error).message); }
  async function* thrower() { try { yield 1; } catch (e) { console.log("in gen", e); yield 99; } }
  const th = thrower(); await th.next(); console.log(await th.throw("x"), await th.next());
  console.log(count(1), Object.prototype.toString.call(count(1)));
  async function* rej() { yield Promise.resolve(5); yield Promise.reject(new Error("rejected")); }
  try { for await (const r of rej()) console.log(r); } catch (e) { console.log((e as Error).message); }
  async function* map<T, U>(xs: AsyncIterable<T>, f: (x: T) => U | Promise<U>) { for await (const x of xs) yield await f(x); }
  async function* filter<T>(xs: AsyncIterable<T>, f: (x: T) => boolean) { for await (const x of xs) if (f(x)) yield x; }
  const out: string[] = []; for await (const x of map(filter(count(6), x => x % 2 == 0), async x => "v" + x)) out.push(x); console.log(out.join());
}
main().then(() => console.log("end"));
