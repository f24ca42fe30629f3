// The order of reactions, ticks and timers.
console.log("start");
setTimeout(() => console.log("timeout"), 0);
process.nextTick(() => console.log("tick 1"));
Promise.resolve()
  .then(() => {
    console.log("micro 1");
    process.nextTick(() => console.log("tick from micro"));
    queueMicrotask(() => console.log("micro from micro"));
  })
  .then(() => console.log("micro 2"));
queueMicrotask(() => console.log("queued"));
process.nextTick((a: string, b: number) => {
  console.log("tick 2", a, b);
  Promise.resolve().then(() => console.log("micro from tick"));
}, "x", 7);
new Promise<void>((resolve) => {
  console.log("executor");
  resolve();
  console.log("after resolve");
}).then(() => console.log("from executor"));
console.log("end");
