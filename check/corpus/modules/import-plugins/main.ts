import { registry } from "./registry.ts";
await import("./p1.ts"); await import("./p2.ts");
for (const [k, p] of registry) console.log(k, p.exec("in"));
