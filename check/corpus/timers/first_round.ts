// In the first round of the loop, timers without a delay come before immediates.
setImmediate(() => console.log("immediate 1"));
setTimeout(() => console.log("timeout 0"), 0);
setTimeout(() => console.log("timeout 1"), 1);
setImmediate(() => console.log("immediate 2"));
setTimeout(() => {
  setImmediate(() => console.log("immediate of a timer"));
  setTimeout(() => console.log("timeout of a timer"), 0);
}, 0);
console.log("main");
