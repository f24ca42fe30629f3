console.log("m1");
const t = await import("./tla.ts");
console.log(t.v, t.w);
import("./tla.ts").then((q) => console.log("q", q.v));
