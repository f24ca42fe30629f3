// globals that are only declared
declare var later: number;
declare const missing: string;
try { console.log(missing); } catch (e) { console.log(String(e)); }
console.log(typeof missing);
(globalThis as any).later = 5;
console.log(later + 1, globalThis.later);
later = 9; console.log((globalThis as any).later, "later" in globalThis);
later += 2; console.log(later);
console.log(Object.prototype.toString.call(globalThis), typeof globalThis);
const root = globalThis as unknown as Record<string, unknown>;
root["cache"] = new Map([[1, 2]]);
console.log(root.cache, Object.keys(root).includes("cache"));
delete (globalThis as any).later; console.log(typeof later);
globalThis.queueMicrotask(() => console.log("micro"));
console.log(globalThis.Number.parseFloat("1.5"), globalThis.parseInt("7"), new globalThis.Map([[1, 1]]).size, globalThis.Object.keys({ a: 1 }));
console.log(typeof process, typeof Math, typeof Promise, typeof Map, typeof console, typeof JSON, typeof Symbol, typeof setTimeout, typeof globalThis.Promise, typeof (globalThis as any).Bun, typeof Intl, typeof Reflect, typeof parseInt, typeof Buffer, typeof process.env, typeof process.exit, typeof Math.max, typeof URL);
