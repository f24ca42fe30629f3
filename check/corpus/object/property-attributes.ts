console.log(Object.getOwnPropertyDescriptor({ get a() { return 1; } }, "a"), Object.getOwnPropertyDescriptors({ x: 1 }));
const d: any = {}; Object.defineProperty(d, "h", { value: 5 }); console.log(d, d.h, Object.keys(d), JSON.stringify(d)); try { d.h = 1; } catch (e) { console.log((e as Error).message); } try { delete d.h; } catch (e) { console.log((e as Error).message); } try { Object.defineProperty(d, "h", { value: 6 }); } catch (e) { console.log((e as Error).message); }
Object.defineProperty(d, "g", { get() { return 7; }, enumerable: true, configurable: true }); console.log(d, d.g); try { d.g = 1; } catch (e) { console.log((e as Error).message); }
try { Object.defineProperty(1 as any, "x", {}); } catch (e) { console.log((e as Error).message); }
try { Object.setPrototypeOf(Object.preventExtensions({}), {}); } catch (e) { console.log((e as Error).message); }
try { Object.defineProperty(Object.freeze({}), "x", { value: 1 }); } catch (e) { console.log((e as Error).message); }
try { Object.create(1 as any); } catch (e) { console.log((e as Error).message); }
const t: any = { a: 1, b: 2 }; Object.defineProperty(t, "a", { enumerable: false }); console.log(t, Object.keys(t), t.a, Object.getOwnPropertyDescriptor(t, "a")); for (const k in t) console.log(k);
Object.defineProperties(t, { c: { value: 3, enumerable: true, writable: true }, d: { get: () => 4 } }); console.log(t, t.c, t.d, Object.getOwnPropertyNames(t));
