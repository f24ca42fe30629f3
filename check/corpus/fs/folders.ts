// Folders.
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";

const root = mkdtempSync("/tmp/ts2c-corpus-");
process.chdir(root);
console.log(mkdirSync("a"), mkdirSync("x/y/z", { recursive: true }), mkdirSync("x/y/z", { recursive: true }));
for (const name of ["c", "b", "a10", "B", "a2"]) {
  writeFileSync(`a/${name}`, name);
}
console.log(readdirSync("."), readdirSync("a"));
renameSync("a/b", "x/moved");
copyFileSync("a/c", "x/copied");
console.log(readFileSync("x/moved", "utf8"), readFileSync("x/copied", "utf8"), existsSync("a/b"));
rmdirSync("x/y/z");
rmSync("x", { recursive: true });
rmSync("nothing", { force: true });
console.log(readdirSync("."));
process.chdir("/");
rmSync(root, { recursive: true, force: true });
