const t = (name: string, f: () => unknown) => { try { console.log(name, f()); } catch (e) { console.log(name, (e as Error).name + ": " + (e as Error).message); } };
class Obj { constructor(public v: number) {} }
t("weakref", () => { const o = new Obj(1); const w = new WeakRef(o); return [w.deref()?.v, w, w instanceof WeakRef]; });
t("fr", () => { const f = new FinalizationRegistry((h: string) => console.log("gone", h)); const o = {}; f.register(o, "x", o); return [f.unregister(o), f.unregister({}), f]; });
t("sc", () => structuredClone({ a: 1, b: [1, 2, { c: 3 }], d: new Date(0), m: new Map([[1, { x: 1 }]]), s: new Set([1, "a"]), r: /x/gi, n: null, u: undefined, big: 10n }));
t("sc cycle", () => { const o: any = { a: 1 }; o.self = o; const c = structuredClone(o); return [c.self === c, c !== o, c]; });
t("sc err3", () => structuredClone(Symbol("x")));
t("sc error", () => { const e = structuredClone(new RangeError("boom")); return [e instanceof RangeError, e.message, e.name]; });
t("sc class", () => structuredClone(new Obj(3)));
t("sc ta", () => structuredClone(new Uint8Array([1, 2, 3])));
t("sc ab", () => structuredClone(new ArrayBuffer(4)).byteLength);
t("sc prim", () => [structuredClone(1), structuredClone("s"), structuredClone(null), structuredClone(undefined), structuredClone(true)]);
t("sc typed", () => { const a = { list: [1, 2], name: "n" }; const b = structuredClone(a); b.list.push(3); return [a.list.length, b.list.length, b.name]; });
t("error.isError", () => [Error.isError(new Error("x")), Error.isError({}), Error.isError(new TypeError())]);
t("symfor", () => [Symbol.for("a") === Symbol.for("a"), Symbol.keyFor(Symbol.for("a")), Symbol.keyFor(Symbol("b")), Symbol.for("a").toString(), Symbol.for("a").description]);
t("promise.try", () => Promise.try(() => 1));
Promise.try((a: number, b: number) => a + b, 1, 2).then(v => console.log("try", v));
Promise.try(() => { throw new Error("bad"); }).catch(e => console.log("try caught", e.message));
