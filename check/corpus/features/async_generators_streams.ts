// Async generators as streams: transforms, batching, merging, cancellation through return, errors in the middle, back pressure.
async function* source(n: number, log: string[]) {
  try {
    for (let i = 1; i <= n; i++) {
      log.push("make " + i);
      yield i;
    }
    log.push("exhausted");
  } finally {
    log.push("source closed");
    await null;
    log.push("closed later");
  }
}
async function* map<A, B>(s: AsyncIterable<A>, f: (a: A) => B | Promise<B>) {
  for await (const x of s) yield await f(x);
}
async function* take<A>(s: AsyncIterable<A>, n: number) {
  if (n <= 0) return;
  for await (const x of s) {
    yield x;
    if (--n === 0) return;
  }
}
async function* batch<A>(
  s: AsyncIterable<A> | Iterable<A>,
  n: number,
): AsyncGenerator<A[], number> {
  let b: A[] = [],
    total = 0;
  for await (const x of s) {
    b.push(x);
    total++;
    if (b.length === n) {
      yield b;
      b = [];
    }
  }
  if (b.length) yield b;
  return total;
}
async function* merge<A>(...ss: AsyncIterable<A>[]) {
  const its = ss.map((s) => s[Symbol.asyncIterator]());
  const next = (i: number) => its[i]!.next().then((r) => ({ i, r }));
  const pending = new Map(its.map((_, i) => [i, next(i)]));
  while (pending.size) {
    const { i, r } = await Promise.race(pending.values());
    if (r.done) pending.delete(i);
    else {
      pending.set(i, next(i));
      yield r.value;
    }
  }
}
const collect = async <A,>(s: AsyncIterable<A>) => {
  const out: A[] = [];
  for await (const x of s) out.push(x);
  return out;
};
(async () => {
  const log: string[] = [];
  console.log(
    await collect(
      take(
        map(source(10, log), async (x) => x * x),
        3,
      ),
    ),
    log.splice(0),
  );
  const b = batch([1, 2, 3, 4, 5], 2);
  for (let r = await b.next(); ; r = await b.next()) {
    console.log(r);
    if (r.done) break;
  }
  console.log(
    (
      await collect(
        merge(
          source(2, []),
          map(source(3, []), (x) => x * 10),
        ),
      )
    ).sort((x, y) => x - y),
  );
  try {
    for await (const x of map(source(3, log), (x) => {
      if (x === 2) throw new Error("at two");
      return x;
    }))
      console.log("got", x);
  } catch (e) {
    console.log((e as Error).message, log.splice(0));
  }
  const g = source(5, log);
  console.log(await g.next(), await g.return(undefined), await g.next(), log.splice(0));
  const h = source(5, log);
  await h.next();
  await h.throw(new Error("from outside")).catch((e) => console.log(e.message, log.splice(0)));
  const unstarted = source(1, log);
  console.log(await unstarted.return("r" as any), log);
  async function* delegating(): AsyncGenerator<number | string, string, string | undefined> {
    const total = yield* batch([1, 2, 3], 2) as any;
    yield "total " + total;
    try {
      const got = yield "ask";
      yield "got " + got;
    } finally {
      yield "cleanup";
    }
    return "end";
  }
  const d = delegating();
  console.log(
    await d.next(),
    await d.next(),
    await d.next(),
    await d.next(),
    await d.next("answer"),
    await d.return("stop"),
    await d.next(),
  );
  const queue: ((v: number) => void)[] = [],
    ticks: number[] = [];
  const slow = async function* () {
    while (ticks.length < 3) {
      const v = await new Promise<number>((r) => queue.push(r));
      ticks.push(v);
      yield v;
    }
  };
  const done = (async () => {
    for await (const v of slow()) console.log("tick", v);
    return "drained";
  })();
  for (let i = 1; i <= 3; i++) {
    while (!queue.length) await null;
    queue.shift()!(i * 100);
  }
  console.log(await done, ticks);
  const both = {
    *[Symbol.iterator]() {
      yield "sync";
    },
    async *[Symbol.asyncIterator]() {
      yield "async";
    },
  };
  for await (const x of both) console.log(x);
  for (const x of both) console.log(x);
  const concurrent = source(3, []);
  console.log(
    await Promise.all([concurrent.next(), concurrent.next(), concurrent.next(), concurrent.next()]),
  );
  console.log(
    Object.prototype.toString.call(g),
    g[Symbol.asyncIterator]() === g,
    (await Array.fromAsync([1, Promise.resolve(2)])).join(),
    (await Array.fromAsync(take(source(9, []), 2), (x) => x * 2)).join(),
  );
})();
