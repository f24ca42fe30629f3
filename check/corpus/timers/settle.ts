// Promises of unknown values that timers settle.
await new Promise((r) => setTimeout(r, 5));
await new Promise<void>((r) => setImmediate(r));
console.log("x");
const wait = (ms: number) => new Promise((r) => setTimeout(r, ms));
wait(5).then(() => console.log("x"));
