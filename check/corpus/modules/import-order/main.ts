import { a } from "./a.ts";
console.log("main", a);
import("./a.ts").then((m) => console.log("a again", m.a));
import("./b.ts").then(({ b: renamed, default: dd }) => console.log("b", renamed, dd));
Promise.resolve().then(() => console.log("p1")).then(() => console.log("p2")).then(() => console.log("p3")).then(() => console.log("p4")).then(() => console.log("p5")).then(() => console.log("p6"));
process.nextTick(() => console.log("tick"));
