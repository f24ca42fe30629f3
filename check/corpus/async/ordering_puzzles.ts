// The order of microtasks, nextTick, immediates, timers, thenables, async iteration and unhandled handlers.
const log = (s: string) => console.log(s);
setTimeout(() => log("timeout 0"), 0);
process.nextTick(() => log("tick 1"));
queueMicrotask(() => {
  log("micro 1");
  process.nextTick(() => log("tick in micro"));
  queueMicrotask(() => log("micro in micro"));
});
Promise.resolve()
  .then(() => log("then 1"))
  .then(() => log("then 2"));
(async () => {
  log("async start");
  await null;
  log("after await");
  await new Promise<void>((r) => process.nextTick(r));
  log("after tick await");
})();
process.nextTick((a: string, b: number) => log(`tick 2 ${a}${b}`), "x", 1);
new Promise<void>((r) => {
  log("executor");
  r();
  log("after resolve");
}).then(() => log("then A"));
log("sync end");
const thenable = {
  then(ok: (v: string) => void) {
    log("thenable called");
    ok("thenable value");
  },
};
Promise.resolve(thenable).then((v) => log(v as any));
(async () => {
  log(await (thenable as any));
})();
Promise.reject(new Error("r1"))
  .catch((e) => log("caught " + e.message))
  .finally(() => log("finally"))
  .then((v) => log("value " + v));
Promise.all([1, Promise.resolve(2), (async () => 3)()]).then((v) => log("all " + v));
Promise.race([new Promise((r) => setTimeout(r, 5, "slow")), "fast"]).then((v) => log("race " + v));
Promise.any([Promise.reject(1), Promise.resolve("any")]).then((v) => log(v as string));
Promise.any([Promise.reject(new Error("e1"))]).catch((e) =>
  log(e.constructor.name + " " + e.message + " " + e.errors.length),
);
Promise.allSettled([Promise.reject("no"), 1]).then((r) => log(JSON.stringify(r)));
const { promise, resolve, reject } = Promise.withResolvers<number>();
promise.then((v) => log("withResolvers " + v));
resolve(1);
resolve(2);
reject(3);
async function* ag() {
  try {
    yield 1;
    yield Promise.resolve(2);
  } finally {
    log("ag finally");
  }
}
(async () => {
  for await (const x of ag()) {
    log("ag " + x);
    if (x === 2) break;
  }
  for await (const x of [Promise.resolve("p"), "q"]) log(x);
  const r = await Promise.all([ag().next(), ag().return("early" as any)]);
  log(JSON.stringify(r));
})();
setTimeout(() => {
  log("t1");
  Promise.resolve().then(() => log("micro after t1"));
  process.nextTick(() => log("tick after t1"));
}, 10);
setTimeout(() => log("t2"), 10);
const cleared = setTimeout(() => log("never"), 1);
clearTimeout(cleared);
(async () => {
  try {
    await Promise.reject(new TypeError("awaited"));
  } catch (e) {
    log((e as Error).name);
  }
  const results = [];
  for (const ms of [3, 1, 2]) results.push(new Promise<number>((r) => queueMicrotask(() => r(ms))));
  log("in order " + (await Promise.all(results)));
  const x = await (async () => {
    throw "str";
  })().catch((e) => e + "!");
  log(x);
  const seq = await [1, 2, 3].reduce(
    async (acc, n) => [...(await acc), n * 2],
    Promise.resolve([] as number[]),
  );
  log(String(seq));
})();
Promise.resolve(1)
  .then(2 as any)
  .then((v) => log("passed " + v));
Promise.resolve()
  .then(() => {
    throw new Error("chain");
  })
  .then(
    () => log("skipped"),
    (e) => {
      log("handled " + e.message);
      return "back";
    },
  )
  .then((v) => log(v as string));
export {};
