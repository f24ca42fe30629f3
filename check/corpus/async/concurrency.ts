// A pool, a queue and a mutex, as programs write them.
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function pool<T, R>(items: T[], size: number, work: (item: T) => Promise<R>): Promise<Awaited<R>[]> {
  const results: Awaited<R>[] = [];
  let next = 0;
  async function worker(): Promise<void> {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index]);
    }
  }
  await Promise.all(Array.from({ length: size }, () => worker()));
  return results;
}

class Mutex {
  private tail: Promise<void> = Promise.resolve();
  async run<T>(task: () => Promise<T>): Promise<T> {
    const before = this.tail;
    let release: () => void = () => {};
    this.tail = new Promise<void>((resolve) => {
      release = resolve;
    });
    await before;
    try {
      return await task();
    } finally {
      release();
    }
  }
}

async function retry<T>(times: number, task: (attempt: number) => Promise<T>): Promise<T> {
  let last: unknown;
  for (let attempt = 1; attempt <= times; attempt++) {
    try {
      return await task(attempt);
    } catch (error) {
      last = error;
      console.log("attempt", attempt, (error as Error).message);
    }
  }
  throw last;
}

async function main(): Promise<void> {
  let running = 0;
  let most = 0;
  const squares = await pool([1, 2, 3, 4, 5], 2, async (n) => {
    most = Math.max(most, ++running);
    await sleep(2);
    running--;
    return n * n;
  });
  console.log(squares, "at most", most);

  const mutex = new Mutex();
  const order: string[] = [];
  await Promise.all(
    ["a", "b", "c"].map((name) =>
      mutex.run(async () => {
        order.push(name + " in");
        await sleep(1);
        order.push(name + " out");
      }),
    ),
  );
  console.log(order.join(" "));

  const value = await retry(3, async (attempt) => {
    if (attempt < 3) throw new Error(`failed ${attempt}`);
    return "third time";
  });
  console.log(value);
  await retry(1, async () => {
    throw new Error("always");
  }).catch((error) => console.log("gave up:", error.message));
}
main();
