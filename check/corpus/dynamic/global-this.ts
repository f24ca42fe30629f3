// globalThis: what the program puts there, what is there
declare global { var myGlobal: number; }
(globalThis as any).foo = 42;
console.log((globalThis as any).foo, "foo" in globalThis, typeof globalThis);
globalThis.myGlobal = 7;
console.log(globalThis.myGlobal, typeof globalThis.setTimeout, typeof globalThis.nope);
globalThis.setTimeout(() => console.log("timer"), 1);
console.log(globalThis === globalThis.globalThis, globalThis.Math.max(1, 2), globalThis.Array === Array);
const g: any = globalThis;
g.counter = (g.counter ?? 0) + 1;
console.log(g.counter, g["counter"], delete g.counter, g.counter);
g.helper = function (x: number) { return x * 2; };
console.log(g.helper(4));
console.log(typeof (globalThis as any).window, typeof (globalThis as any).process);
console.log(1);
export {};
