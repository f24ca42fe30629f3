// Writing, reading, appending and removing a file.
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, unlinkSync, writeFileSync } from "node:fs";

const folder = mkdtempSync("/tmp/ts2c-corpus-");
const file = `${folder}/a.txt`;

console.log(existsSync(file));
writeFileSync(file, "héllo\n");
console.log(existsSync(file), readFileSync(file, "utf8"), readFileSync(file));
appendFileSync(file, "world\n");
console.log(readFileSync(file, { encoding: "utf8" }).split("\n"));
writeFileSync(file, Buffer.from([0, 1, 2, 255]));
console.log(readFileSync(file), readFileSync(file, "latin1").length, readFileSync(file).length);
writeFileSync(file, "616263", "hex");
writeFileSync(file, "d", { flag: "a" });
console.log(readFileSync(file, "utf8"), statSync(file).size, statSync(file).isFile(), statSync(folder).isDirectory());
unlinkSync(file);
console.log(existsSync(file), statSync(file, { throwIfNoEntry: false }));
rmSync(folder, { recursive: true });
console.log(existsSync(folder));
