// Standard input as a file.
import { readFileSync } from "node:fs";

const text = readFileSync(0, "utf8");
const lines = text.split("\n");
console.log(lines.length, text.length);
for (const line of lines) {
  console.log(`[${line}]`);
}
