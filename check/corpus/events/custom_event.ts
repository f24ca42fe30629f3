// An event seen by listeners without types.
const t = new EventTarget();
t.addEventListener("x", (e) => console.log(e.type, e.target === t));
t.dispatchEvent(new Event("x"));
const ac = new AbortController();
ac.signal.addEventListener("abort", () => console.log("aborted", ac.signal.aborted, ac.signal.reason.name));
ac.abort();
const ce = new CustomEvent("y", { detail: { a: 1 } });
console.log(ce.detail);
