// once, on, errorMonitor and the other statics of node:events, on one emitter.
import EventEmitter, { once, on, errorMonitor, captureRejectionSymbol, getEventListeners, setMaxListeners, defaultMaxListeners } from "node:events";
const e = new EventEmitter(); setTimeout(() => e.emit("a", 1, 2), 1); console.log(await once(e, "a"));
(async () => { for await (const v of on(e, "b")) { console.log("on", v); if (v[0] === 2) break; } console.log("done"); })(); await null; e.emit("b", 1); e.emit("b", 2);
e.on(errorMonitor, (x) => console.log("mon", x.message)); e.on("error", (x) => console.log("err", x.message)); e.emit("error", new Error("E"));
console.log(getEventListeners(e, "error").length, e.eventNames(), e.listenerCount("error"), e.getMaxListeners(), defaultMaxListeners, EventEmitter.listenerCount(e, "error"));
e.prependListener("c", () => console.log(2)); e.prependOnceListener("c", () => console.log(1)); e.emit("c"); e.emit("c"); console.log(e.rawListeners("c").length, e.off("c", () => {}) === e);
try { new EventEmitter().emit("error", new Error("un")); } catch (x: any) { console.log(x.message); } try { new EventEmitter().emit("error", "str"); } catch (x: any) { console.log(x.message, x.code); } try { e.on("x", 5 as any); } catch (x: any) { console.log(x.message, x.code); }
class My extends EventEmitter { constructor() { super({ captureRejections: true }); } } const m = new My(); m.on("error", (x) => console.log("cap", x.message)); m.on("q", async () => { throw new Error("async"); }); m.emit("q");