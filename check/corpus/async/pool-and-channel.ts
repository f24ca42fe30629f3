// A pool that runs at most n jobs at once, and a channel between a writer and for await.
const sleep = <T>(ms: number, value: T) => new Promise<T>(resolve => setTimeout(resolve, ms, value));

let active = 0, most = 0;
async function pool<T>(n: number, jobs: (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  await Promise.all(Array.from({ length: n }, async () => {
    while (next < jobs.length) {
      const at = next++;
      active++;
      most = Math.max(most, active);
      try {
        results[at] = await jobs[at]();
      } finally {
        active--;
      }
    }
  }));
  return results;
}
console.log(await pool(2, [3, 1, 2, 1].map(n => () => sleep(n, n * 10))), most, active);

class Channel<T> {
  #items: T[] = [];
  #waiting: ((step: IteratorResult<T>) => void)[] = [];
  #closed = false;
  send(value: T) {
    const waiter = this.#waiting.shift();
    if (waiter) waiter({ value, done: false });
    else this.#items.push(value);
  }
  close() {
    this.#closed = true;
    for (const waiter of this.#waiting.splice(0)) waiter({ value: undefined, done: true });
  }
  [Symbol.asyncIterator](): AsyncIterator<T> {
    return {
      next: async () => {
        if (this.#items.length) return { value: this.#items.shift()!, done: false };
        if (this.#closed) return { value: undefined, done: true };
        return new Promise(resolve => this.#waiting.push(resolve));
      },
    };
  }
}
const channel = new Channel<string>();
channel.send("first");
setTimeout(() => { channel.send("second"); channel.close(); }, 1);
for await (const message of channel) console.log(message);

const abort = new AbortController();
setTimeout(() => abort.abort(new Error("timeout")), 1);
try {
  await new Promise((_, reject) => abort.signal.addEventListener("abort", () => reject(abort.signal.reason)));
} catch (error) {
  console.log((error as Error).message, abort.signal.aborted);
}
