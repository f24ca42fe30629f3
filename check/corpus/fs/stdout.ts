// Descriptor 1 and console.log share one stream.
import { writeFileSync } from "node:fs";

console.log("before");
writeFileSync(1, "through the file\n");
console.log("after");
