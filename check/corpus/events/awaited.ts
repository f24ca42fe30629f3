// once(), on(), signals, error monitors and captured rejections.
import { EventEmitter, once, on, errorMonitor, getEventListeners, setMaxListeners, captureRejectionSymbol } from "node:events";
import events from "node:events";
class My extends EventEmitter { constructor() { super({ captureRejections: true }); } }
const e = new My();
e.on("error", (err) => console.log("err", err.message));
e.on("x", async () => { throw new Error("async boom"); });
e.emit("x");
await new Promise((r) => setImmediate(r));
const e2 = new EventEmitter();
setTimeout(() => e2.emit("go", 1, 2), 1);
console.log(await once(e2, "go"));
setTimeout(() => e2.emit("error", new Error("once err")), 1);
try { await once(e2, "go"); } catch (er: any) { console.log(er.message); }
setTimeout(() => { e2.emit("tick", 1); e2.emit("tick", 2); e2.emit("end"); }, 1);
const ac = new AbortController();
(async () => { try { for await (const [v] of on(e2, "tick", { signal: ac.signal })) { console.log("tick", v); if (v === 2) ac.abort(); } } catch (er: any) { console.log(er.name, er.code, er.message); } })();
await new Promise((r) => setTimeout(r, 5));
e2.on(errorMonitor, (er) => console.log("mon", er.message));
e2.on("error", (er) => console.log("handled", er.message));
e2.emit("error", new Error("E"));
console.log(e2.eventNames(), e2.listenerCount("error"), e2.rawListeners("error").length, getEventListeners(e2, "error").length, e2.getMaxListeners(), EventEmitter.defaultMaxListeners);
const e3 = new EventEmitter();
try { e3.emit("error", new Error("unh")); } catch (er: any) { console.log(er.message); }
try { e3.emit("error", "str"); } catch (er: any) { console.log(er.code, er.message); }
try { e3.emit("error", { a: 1 }); } catch (er: any) { console.log(er.code, er.message); }
try { e3.emit("error"); } catch (er: any) { console.log(er.code, er.message); }
e3.on("newListener", (ev, l) => console.log("new", ev, typeof l));
e3.on("removeListener", (ev) => console.log("rm", ev));
const f = (...a: any[]) => console.log("f", a);
e3.on("a", f); e3.prependListener("a", () => console.log("first")); e3.once("a", () => console.log("once"));
console.log(e3.emit("a", 1, 2), e3.emit("nothing"));
e3.off("a", f); e3.removeAllListeners("a"); console.log(e3.eventNames());
e3.setMaxListeners(1);
const et = new EventTarget();
et.addEventListener("foo", (ev) => console.log(ev.type, ev instanceof Event, ev.defaultPrevented, ev.cancelable), { once: true });
console.log(et.dispatchEvent(new Event("foo", { cancelable: true })), et.dispatchEvent(new Event("foo")));
et.addEventListener("c", (ev: any) => { console.log(ev.detail); ev.preventDefault(); });
console.log(et.dispatchEvent(new CustomEvent("c", { detail: { z: 1 }, cancelable: true })));
const e4 = new EventEmitter();
console.log(e4);
for (let i = 0; i < 11; i++) e4.on("many", () => {});
await new Promise((r) => setImmediate(r));
console.log(events === EventEmitter, typeof events.once, EventEmitter.listenerCount(e4, "many"));
