// An error that leaves the main module is reported before anything that was put off.
Promise.resolve().then(() => console.log("never"));
process.nextTick(() => console.log("never either"));
console.log("main");
throw new Error("from main");
