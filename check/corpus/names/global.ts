// `global` is Node's older name of globalThis.
(global as any).settings = { level: 3 };
console.log((globalThis as any).settings.level, global === globalThis, typeof global);
console.log("settings" in global, global.parseInt("12px"), global.Number("7"));

delete (global as any).settings;
console.log("settings" in globalThis);

function inner(global: { x: number }) {
  return global.x; // a parameter of that name is another thing
}
console.log(inner({ x: 5 }));
global.queueMicrotask(() => console.log("later"));
console.log("now");
