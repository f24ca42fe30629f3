// Retries on a virtual clock: no real time passes, so the schedule itself is the output.
class VirtualClock {
  #now = 0;
  #waiting: { at: number; wake: () => void }[] = [];
  get now(): number {
    return this.#now;
  }
  sleep(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push({ at: this.#now + ms, wake: resolve });
    return promise;
  }
  async drain(): Promise<void> {
    for (;;) {
      for (let i = 0; i < 20; i++) await null;
      if (!this.#waiting.length) return;
      this.#waiting.sort((a, b) => a.at - b.at);
      const next = this.#waiting.shift()!;
      this.#now = next.at;
      next.wake();
    }
  }
}
class GaveUp extends AggregateError {
  override name = "GaveUp";
}
interface Policy {
  tries: number;
  base: number;
  retryIf?: (error: unknown) => boolean;
}
async function retry<T>(clock: VirtualClock, { tries, base, retryIf = () => true }: Policy, job: (n: number) => Promise<T>): Promise<T> {
  const failures: unknown[] = [];
  for (let n = 1; n <= tries; n++) {
    try {
      return await job(n);
    } catch (error) {
      failures.push(error);
      if (!retryIf(error)) break;
      if (n < tries) await clock.sleep(base * 2 ** (n - 1));
    }
  }
  throw new GaveUp(failures, `after ${failures.length} of ${tries}`);
}
const clock = new VirtualClock();
const log = (line: string): void => console.log(`[${String(clock.now).padStart(4)}] ${line}`);
const flaky = (name: string, succeedsAt: number) => async (n: number): Promise<string> => {
  log(`${name} try ${n}`);
  await clock.sleep(5);
  if (n < succeedsAt) throw new RangeError(`${name}#${n}`);
  return `${name} ok`;
};
const runs = Promise.allSettled([
  retry(clock, { tries: 4, base: 100 }, flaky("steady", 1)),
  retry(clock, { tries: 4, base: 100 }, flaky("shaky", 3)),
  retry(clock, { tries: 2, base: 30 }, flaky("broken", 99)),
  retry(clock, { tries: 9, base: 10, retryIf: (e) => !(e instanceof RangeError) }, flaky("fatal", 2)),
]);
await clock.drain();
for (const run of await runs) {
  if (run.status === "fulfilled") log(run.value);
  else if (run.reason instanceof GaveUp) log(`${run.reason.name} ${run.reason.message}: ${run.reason.errors.map((e: Error) => e.message)}`);
}
export {};
