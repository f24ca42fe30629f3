// Targets, events and listeners of the DOM's kind.
class Clock extends EventTarget {
  ticks = 0;
  tick() { this.ticks++; return this.dispatchEvent(new CustomEvent("tick", { detail: { n: this.ticks }, cancelable: true })); }
}
const c = new Clock();
const h = (e: CustomEvent) => console.log(e.type, e.detail.n, e.target === c, e instanceof Event);
c.addEventListener("tick", h);
c.addEventListener("tick", h);
c.addEventListener("tick", (e: Event) => { if (c.ticks === 2) e.preventDefault(); }, { once: false });
c.addEventListener("tick", { handleEvent(e: Event) { console.log("object", e.type); } }, { once: true });
console.log(c.tick(), c.tick());
c.removeEventListener("tick", h);
console.log(c.tick());
const ac = new AbortController();
ac.signal.onabort = () => console.log("onabort");
c.addEventListener("tick", () => console.log("until abort"), { signal: ac.signal });
c.tick(); ac.abort(); c.tick();
try { ac.signal.throwIfAborted(); } catch (e) { console.log((e as Error).name, (e as Error).message, e instanceof Error, e instanceof DOMException, (e as DOMException).code); }
const r = AbortSignal.abort("why"); console.log(r.aborted, r.reason);
const any = AbortSignal.any([new AbortController().signal, AbortSignal.timeout(5)]);
any.addEventListener("abort", () => console.log("any", any.reason.name));
setTimeout(() => {}, 30);
const stop = (e: Event) => { e.stopImmediatePropagation(); console.log("stop"); };
const t = new EventTarget(); t.addEventListener("x", stop); t.addEventListener("x", () => console.log("never")); console.log(t.dispatchEvent(new Event("x")));
