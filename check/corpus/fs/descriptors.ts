// Open files, links, entries.
import * as fs from "node:fs";

function attempt(action: () => unknown): void {
  try {
    console.log("result", action());
  } catch (error) {
    const failure = error as NodeJS.ErrnoException;
    console.log(failure.message, "|", failure.code, failure.syscall, failure.path);
  }
}

const root = fs.mkdtempSync("/tmp/ts2c-corpus-");
process.chdir(root);
fs.writeFileSync("f", "hello world");
const buffer = Buffer.alloc(5);
const fd = fs.openSync("f", "r+");
console.log(fs.readSync(fd, buffer), buffer.toString());
console.log(fs.readSync(fd, buffer, 1, 2, null), buffer.toString());
console.log(fs.readSync(fd, buffer, 0, 5, 0), buffer.toString());
console.log(fs.writeSync(fd, "XY"), fs.writeSync(fd, "Z", 0), fs.writeSync(fd, "616263", null, "hex"));
console.log(fs.writeSync(fd, Buffer.from("123"), 1), fs.readFileSync("f", "utf8"), fs.fstatSync(fd).size);
attempt(() => fs.readSync(fd, buffer, 0, 6, 0));
fs.closeSync(fd);
attempt(() => fs.closeSync(fd));
attempt(() => fs.openSync("nope", "r"));
attempt(() => fs.openSync("f", "q"));

fs.symlinkSync("f", "l");
attempt(() => fs.symlinkSync("f", "l"));
console.log(fs.readlinkSync("l"), fs.lstatSync("l").isSymbolicLink(), fs.statSync("l").isFile());
attempt(() => fs.readlinkSync("f"));
fs.chmodSync("f", 0o640);
console.log((fs.statSync("f").mode & 0o777).toString(8));
fs.truncateSync("f", 3);
console.log(fs.readFileSync("f", "utf8"), fs.realpathSync("l") === fs.realpathSync("f"));
fs.mkdirSync("d");
for (const entry of fs.readdirSync(".", { withFileTypes: true })) {
  console.log(entry.name, entry.isFile(), entry.isDirectory(), entry.isSymbolicLink());
}
process.chdir("/");
fs.rmSync(root, { recursive: true });
