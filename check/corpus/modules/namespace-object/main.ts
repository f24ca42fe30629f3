import * as store from "./store.ts";
console.log(store, Object.keys(store), typeof store, "count" in store, Object.isFrozen(store), Object.isSealed(store), Object.isExtensible(store));
store.bump();
console.log(store.count, store["count"]);
for (const k in store) console.log(k);
const copy: any = { ...store };
console.log(copy);
try { (store as any).count = 5; } catch (e: any) { console.log(e.message); }
try { (store as any).zip = 5; } catch (e: any) { console.log(e.message); }
try { delete (store as any).count; } catch (e: any) { console.log(e.message); }
try { Object.freeze(store) } catch (e: any) { console.log(e.message); }
try { Object.defineProperty(store, "count", {value: 9}) } catch (e: any) { console.log(e.message); }
try { Object.setPrototypeOf(store, {}) } catch (e: any) { console.log(e.message); }
try { String(store) } catch (e: any) { console.log(e.message); }
console.log(Object.getOwnPropertyDescriptor(store, "count"), Reflect.ownKeys(store), Object.getPrototypeOf(store), (store as any)[Symbol.toStringTag]);
console.log(Object.getOwnPropertyDescriptor(store, Symbol.toStringTag), Object.prototype.toString.call(store));
console.log(JSON.stringify(store), Object.entries(store));
console.log((store as any).nothing, delete (store as any).nothing);
console.log({store}, [store]);
console.log(store.default);
