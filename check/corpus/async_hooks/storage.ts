// A store follows its code through await, timers, ticks, microtasks and promises.
import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";

const requests = new AsyncLocalStorage<{ id: number; trail: string[] }>();

function note(text: string): void {
  const request = requests.getStore();
  console.log(request ? `#${request.id}` : "no request", text);
  request?.trail.push(text);
}

async function work(): Promise<number> {
  note("begins");
  await null;
  note("after await");
  await sleep(20 * (requests.getStore()?.id ?? 0));
  note("after a timer");
  setImmediate(() => note("immediate"));
  queueMicrotask(() => note("microtask"));
  process.nextTick(() => note("tick"));
  await new Promise<void>((resolve) => setTimeout(resolve, 1));
  await Promise.all([1, 2].map(async (n) => {
    await sleep(n);
    note(`part ${n}`);
  }));
  return requests.getStore()?.trail.length ?? 0;
}

const counts = await Promise.all([
  requests.run({ id: 1, trail: [] }, work),
  requests.run({ id: 2, trail: [] }, work),
]);
console.log(counts);
note("at the end");
