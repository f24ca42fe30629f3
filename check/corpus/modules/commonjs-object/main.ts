import lib, { a, b } from "./lib.cts";
console.log(lib, a, b);
const m = await import("./lib.cts");
console.log(m, m.default.a);
