// Errors and rejections that listeners of the process see, and what goes on after them.
process.on("uncaughtException", (e, origin) => { console.log("caught", e.message, origin); });
process.on("unhandledRejection", (r) => { console.log("rej", (r as Error).message); });
process.on("exit", (c) => console.log("exit", c));
let n = 0;
process.on("beforeExit", () => { console.log("before"); if (n++ < 1) setTimeout(() => console.log("more"), 1); });
setTimeout(() => { console.log("t1"); throw new Error("in timer"); }, 150);
setTimeout(() => console.log("t2"), 150);
setImmediate(() => { throw new Error("in immediate"); });
setImmediate(() => console.log("i2"));
queueMicrotask(() => { throw new Error("in microtask"); });
queueMicrotask(() => console.log("m2"));
process.nextTick(() => { throw new Error("in tick"); });
let k = 0;
const iv = setInterval(() => { if (++k === 2) clearInterval(iv); console.log("iv", k); throw new Error("iv" + k); }, 300);
Promise.reject(new Error("p"));
throw new Error("x");
