// A rejection that nobody handles ends the program, after ticks and microtasks, before timers.
process.on("exit", (code) => console.log("exit", code));
setTimeout(() => console.log("never"), 0);
process.nextTick(() => console.log("tick"));
Promise.reject(new TypeError("not handled"));
Promise.resolve().then(() => console.log("micro"));
const handled = Promise.reject(new Error("handled in time"));
process.nextTick(() => handled.catch((e) => console.log("caught", e.message)));
