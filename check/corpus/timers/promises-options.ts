// timers/promises with options
import { setTimeout as sleep, scheduler } from "node:timers/promises";
try { await sleep(1000, null, { signal: AbortSignal.timeout(2) }); } catch (e) { console.log((e as Error).name, (e as any).code, (e as Error).message); }
const ac = new AbortController();
setTimeout(() => ac.abort(new Error("why")), 1);
try { await sleep(1000, "x", { signal: ac.signal }); } catch (e) { console.log((e as Error).name, ((e as Error).cause as Error).message); }
try { await sleep(1, "x", { signal: ac.signal }); } catch (e) { console.log("already", (e as Error).name); }
console.log(await sleep(1, "value", {}), await sleep(1, 7, { signal: new AbortController().signal }), await sleep(1, 8));
await scheduler.wait(1, { signal: new AbortController().signal });
void sleep(100000, "never", { ref: false });
console.log("end");
