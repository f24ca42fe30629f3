// Signals and events of the program's own.
process.on("SIGTERM", (s) => { console.log("got", s); clearInterval(t); });
const t = setInterval(() => {}, 1000);
setTimeout(() => process.kill(process.pid, "SIGTERM"), 10);
process.once("custom", (a, b) => console.log("custom", a, b));
process.emit("custom", 1, "x");
console.log(process.listenerCount("SIGTERM"), process.listenerCount("custom"));
process.on("exit", () => { process.exitCode = 9; });
