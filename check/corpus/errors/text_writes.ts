// What V8 says of writes to what is frozen, sealed, read-only or an accessor.
function t(f: () => unknown) { try { console.log("ok", f()); } catch (e: any) { console.log(e.name + ": " + e.message); } }
const u: any = undefined, n: any = null, o: any = {};
const fr: any = Object.freeze({ a: 1, b: [1] }); t(() => { fr.a = 2; }); t(() => { fr.c = 2; }); t(() => { delete fr.a; }); t(() => { Object.defineProperty(fr, "z", { value: 1 }); });
const fa: any = Object.freeze([1, 2]); t(() => fa.push(3)); t(() => { fa[0] = 5; }); t(() => fa.pop()); t(() => { fa.length = 0; }); t(() => fa.sort()); t(() => fa.reverse()); t(() => fa.shift()); t(() => fa.unshift(1)); t(() => fa.splice(0, 1)); t(() => fa.fill(0));
const se: any = Object.seal({ a: 1 }); t(() => { se.a = 2; return se.a; }); t(() => { se.b = 2; }); t(() => { delete se.a; });
const ne: any = Object.preventExtensions({ a: 1 }); t(() => { ne.b = 2; }); t(() => { Object.defineProperty(ne, "q", { value: 1 }); });
const ro: any = Object.defineProperty({}, "x", { value: 1 }); t(() => { ro.x = 2; }); t(() => { delete ro.x; }); t(() => { Object.defineProperty(ro, "x", { value: 3 }); });
const ge: any = { get g() { return 1; } }; t(() => { ge.g = 2; }); class G { get v() { return 1; } } t(() => { (new G() as any).v = 2; });
export {};
