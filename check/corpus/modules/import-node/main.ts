const path = await import("node:path");
console.log(path.join("a", "b"), path.basename("/x/y.ts"));
const { readFileSync } = await import("node:fs");
console.log(typeof readFileSync);
const { default: os } = await import("node:os");
console.log(typeof os.cpus);
import("node:path").then(({ join, default: p }) => console.log(join("q", "r"), p.extname("a.b")));
