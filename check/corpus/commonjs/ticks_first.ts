// The main module of a CommonJS program does not run within a microtask: ticks come first.
console.log("main");
process.nextTick(() => console.log("tick"));
Promise.resolve()
  .then(() => {
    console.log("microtask 1");
    process.nextTick(() => console.log("tick of a microtask"));
  })
  .then(() => console.log("microtask 2"));
queueMicrotask(() => console.log("queued"));
(async () => {
  console.log("async");
  await null;
  console.log("after await");
})();
console.log("end of main");
