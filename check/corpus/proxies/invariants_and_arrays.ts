// invariants
const t = (name: string, f: () => unknown) => { try { console.log(name, f()); } catch (e) { console.log(name, (e as Error).name + ": " + (e as Error).message); } };
const fz = Object.freeze({ a: 1 });
t("get", () => (new Proxy(fz, { get: () => 2 }) as any).a);
t("set", () => { (new Proxy(fz, { set: () => true }) as any).a = 2; });
t("has", () => "a" in new Proxy(fz, { has: () => false }));
t("delete", () => delete (new Proxy(fz, { deleteProperty: () => true }) as any).a);
t("ownKeys", () => Object.keys(new Proxy(fz, { ownKeys: () => [] })));
t("ownKeys2", () => Object.keys(new Proxy({}, { ownKeys: () => ["a", "a"] })));
t("ownKeys3", () => Reflect.ownKeys(new Proxy({ z: 1 } as any, { ownKeys: () => ["a", "b"] })));
t("proto2", () => Object.getPrototypeOf(new Proxy({}, { getPrototypeOf: () => 1 as any })));
t("ext", () => Object.isExtensible(new Proxy({}, { isExtensible: () => false })));
t("pe", () => Object.preventExtensions(new Proxy({}, { preventExtensions: () => true })));
t("gopd", () => Object.getOwnPropertyDescriptor(new Proxy({} as any, { getOwnPropertyDescriptor: () => ({ value: 1, configurable: false }) }), "x"));
t("gopd2", () => Object.getOwnPropertyDescriptor(new Proxy({} as any, { getOwnPropertyDescriptor: () => ({ value: 1, configurable: true }) }), "x"));
t("gopd3", () => Object.getOwnPropertyDescriptor(new Proxy({} as any, { getOwnPropertyDescriptor: () => 3 as any }), "x"));
t("def", () => Object.defineProperty(new Proxy({} as any, { defineProperty: () => true }), "x", { value: 1, configurable: false }));
t("cons", () => new (new Proxy(class { }, { construct: () => 1 as any }))());
t("new", () => new Proxy(1 as any, {}));
t("frozen", () => { const p = new Proxy({ a: 1 }, {}); Object.freeze(p); return [Object.isFrozen(p), Object.isSealed(p), Object.isExtensible(p)]; });
t("reflect", () => { const p: any = new Proxy({ a: 1 } as any, { set: () => false, deleteProperty: () => false }); return [Reflect.set(p, "a", 2), Reflect.deleteProperty(p, "a"), Reflect.has(p, "a"), Reflect.get(p, "a"), Reflect.ownKeys(p)]; });
// proto chain
const base = new Proxy({}, { get: (_, k) => "dyn:" + String(k), has: (_, k) => k === "magic" });
const child: any = Object.create(base);
child.own = 1;
console.log(child.own, child.other, "magic" in child, "nope" in child);
// proxies of proxies
const trace: string[] = [];
const inner = new Proxy({ v: 1 }, { get(t, k, r) { trace.push("inner " + String(k)); return Reflect.get(t, k, r); } });
const outer = new Proxy(inner, { get(t, k, r) { trace.push("outer " + String(k)); return Reflect.get(t, k, r); } });
console.log(outer.v, trace);
// getters see the receiver
const withGetter = new Proxy({ _n: 2, get n() { return this._n * 10; }, set n(v: number) { this._n = v; } }, { get(t, k, r) { trace.push(String(k)); return Reflect.get(t, k, r); } });
withGetter.n = 7;
console.log(withGetter.n, withGetter._n);
// equality, maps, typeof
const o = { k: 1 }; const po = new Proxy(o, {});
console.log(po === (o as any), po === po, new Map([[po, "p"]]).get(po), new Set([po, o]).size, typeof po);
// arrays
const arrLog: string[] = [];
const arr = new Proxy([3, 1, 2], {
  get(t, k, r) { arrLog.push("get " + String(k)); return Reflect.get(t, k, r); },
  set(t, k, v, r) { arrLog.push(`set ${String(k)} ${v}`); return Reflect.set(t, k, v, r); },
  has(t, k) { arrLog.push("has " + String(k)); return Reflect.has(t, k); },
  deleteProperty(t, k) { arrLog.push("del " + String(k)); return Reflect.deleteProperty(t, k); },
});
const step = (n: string, f: () => unknown) => { arrLog.length = 0; const v = f(); console.log(n, v, arrLog.join("|")); };
step("push", () => arr.push(9));
step("pop", () => arr.pop());
step("shift", () => arr.shift());
step("unshift", () => arr.unshift(7, 8));
step("splice", () => arr.splice(1, 1, 5, 6));
step("reverse", () => arr.reverse() === arr);
step("sort", () => arr.sort().length);
step("map", () => arr.map(x => x + 1));
step("filter", () => arr.filter(x => x > 5));
step("forEach", () => { let s = 0; arr.forEach(x => { s += x; }); return s; });
step("some", () => arr.some(x => x === 6));
step("find", () => arr.find(x => x === 6));
step("includes", () => arr.includes(6));
step("indexOf", () => arr.indexOf(6));
step("join", () => arr.join());
step("slice", () => arr.slice(1, 3));
step("spread", () => [...arr]);
step("for of", () => { let s = 0; for (const x of arr) s += x; return s; });
step("fill", () => arr.fill(0, 1, 2).length);
step("length=", () => { arr.length = 1; return arr.length; });
step("idx", () => { arr[3] = 4; return arr[3]; });
step("entries", () => [...arr.entries()]);
step("at", () => arr.at(-1));
step("json", () => JSON.stringify(arr));
step("keys", () => Object.keys(arr));
step("flat", () => arr.flat());
step("reduce", () => arr.reduce((a, b) => a + (b ?? 0), 0));
