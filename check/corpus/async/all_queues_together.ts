// Ticks, microtasks, thenables, async generators, timers and immediates in one program.
const log = (text: string) => console.log(text);
const thenable: any = {
  then(resolve: (value: number) => void) {
    log("then called");
    resolve(5);
  },
};

setTimeout(() => {
  log("timer 1");
  Promise.resolve().then(() => log("promise in timer 1"));
  process.nextTick(() => log("tick in timer 1"));
}, 0);
setTimeout(() => log("timer 2"), 0);
process.nextTick(() => log("tick"));
queueMicrotask(() => log("microtask"));

Promise.resolve()
  .then(() => {
    log("then 1");
    process.nextTick(() => log("tick in then 1"));
    queueMicrotask(() => log("microtask in then 1"));
  })
  .then(() => log("then 2"));

async function steps() {
  log("steps begin");
  await null;
  log("after null");
  await new Promise<void>(resolve => process.nextTick(resolve));
  log("after a tick");
  log("awaited " + (await thenable));
}
steps();

async function failing() {
  try {
    await (async () => { throw "reason"; })();
  } catch (reason) {
    log("caught " + reason);
  } finally {
    await null;
    log("finally");
  }
}
failing();

async function* numbers() {
  log("generator begins");
  yield 1;
  yield Promise.resolve(2);
  return 3;
}
(async () => {
  for await (const n of numbers()) log("number " + n);
  log("loop done");
})();

(async () => thenable)().then(value => log("returned thenable " + value));
Promise.all([1, Promise.resolve(2), thenable]).then(values => log("all " + values));
Promise.any([Promise.reject(1), Promise.resolve(7)]).then(value => log("any " + value));
Promise.allSettled([Promise.reject(1), 2]).then(all => log("settled " + all.map(one => one.status)));
log("end of the module");
