// Timers as promises: values, signals, the scheduler.
import { setTimeout as sleep, setInterval as every, setImmediate as imm, scheduler } from "node:timers/promises";
console.log(await sleep(1, "v"), await imm("i"));
let n = 0;
for await (const v of every(1, "t")) { console.log(v); if (++n === 2) break; }
const ac = new AbortController();
setTimeout(() => ac.abort(), 2);
try { await sleep(1000, null, { signal: ac.signal }); } catch (e: any) { console.log(e.name, e.code, e.message, e.cause?.name); }
try { await sleep(1000, null, { signal: ac.signal }); } catch (e: any) { console.log(e.name, e.code, e.message); }
try { await imm("x", { signal: AbortSignal.abort("why") }); } catch (e: any) { console.log(e.name, e.cause); }
await scheduler.wait(1);
await scheduler.yield();
console.log(await sleep(1, "kept", { signal: new AbortController().signal }), await imm("y", {}));
await scheduler.wait(1, { signal: new AbortController().signal });
sleep(100000, undefined, { ref: false });
console.log("end");
