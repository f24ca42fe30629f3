// Promise pools, queues, retries, timeouts with fake delays, cancellation by flag.
const sleep = (ms: number) => new Promise<void>((r) => setTimeout(r, ms));
async function pool<T, R>(
  items: readonly T[],
  limit: number,
  worker: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = new Array(items.length);
  let next = 0,
    active = 0,
    most = 0;
  const run = async (): Promise<void> => {
    while (next < items.length) {
      const i = next++;
      most = Math.max(most, ++active);
      results[i] = await worker(items[i]!, i);
      active--;
    }
  };
  await Promise.all(Array.from({ length: limit }, run));
  console.log("most at a time", most);
  return results;
}
async function retry<T>(
  f: (attempt: number) => Promise<T>,
  { times = 3, delay = 1 } = {},
): Promise<T> {
  let last: unknown;
  for (let i = 1; i <= times; i++) {
    try {
      return await f(i);
    } catch (e) {
      last = e;
      await sleep(delay * i);
    }
  }
  throw new Error("gave up", { cause: last });
}
class Queue<T> implements AsyncIterable<T> {
  #items: T[] = [];
  #waiting: ((r: IteratorResult<T>) => void)[] = [];
  #closed = false;
  push(x: T) {
    const w = this.#waiting.shift();
    w ? w({ value: x, done: false }) : this.#items.push(x);
  }
  close() {
    this.#closed = true;
    for (const w of this.#waiting.splice(0)) w({ value: undefined, done: true });
  }
  [Symbol.asyncIterator](): AsyncIterator<T> {
    return {
      next: () =>
        this.#items.length
          ? Promise.resolve({ value: this.#items.shift()!, done: false })
          : this.#closed
            ? Promise.resolve({ value: undefined, done: true as const })
            : new Promise((r) => this.#waiting.push(r)),
    };
  }
}
const timeout = <T,>(p: Promise<T>, ms: number) => {
  let id: ReturnType<typeof setTimeout>;
  return Promise.race([
    p,
    new Promise<never>((_, rej) => {
      id = setTimeout(() => rej(new Error(`timeout after ${ms}`)), ms);
    }),
  ]).finally(() => clearTimeout(id));
};
(async () => {
  console.log(
    await pool([5, 1, 3, 2], 2, async (n, i) => {
      await sleep(n);
      return `${i}:${n * n}`;
    }),
  );
  console.log(
    await retry(async (n) => {
      if (n < 3) throw new Error("try " + n);
      return "ok at " + n;
    }),
  );
  await retry(() => Promise.reject(new TypeError("always")), { times: 2 }).catch((e) =>
    console.log(e.message, "because", e.cause.message),
  );
  const q = new Queue<number>();
  const reader = (async () => {
    const seen = [];
    for await (const x of q) {
      seen.push(x);
      if (x === 3) q.close();
    }
    return seen;
  })();
  q.push(1);
  await null;
  q.push(2);
  q.push(3);
  console.log(await reader);
  console.log(
    await timeout(
      sleep(1).then(() => "quick"),
      200,
    ),
    await timeout(new Promise(() => {}), 5).catch((e: Error) => e.message),
  );
})();
