// A listener of uncaughtException that fails itself.
process.on("exit", (c) => console.log("exit", c));
process.on("uncaughtException", (e) => { console.log("c", e.message); throw new RangeError("second"); });
throw new Error("first");
