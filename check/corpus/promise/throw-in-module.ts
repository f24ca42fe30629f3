// A module that throws: microtasks still run, ticks and timers do not.
process.nextTick(() => console.log("never: tick"));
setTimeout(() => console.log("never: timer"), 0);
Promise.resolve().then(() => console.log("micro"));
throw new Error("from the module");
