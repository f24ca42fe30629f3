// System errors.
import * as fs from "node:fs";

function attempt(action: () => unknown): void {
  try {
    console.log("result", action());
  } catch (error) {
    const failure = error as NodeJS.ErrnoException;
    console.log(failure.message, "|", failure.code, failure.errno, failure.syscall, failure.path);
  }
}

const root = fs.mkdtempSync("/tmp/ts2c-corpus-");
process.chdir(root);
fs.writeFileSync("file", "x");
fs.mkdirSync("full/inside", { recursive: true });
attempt(() => fs.readFileSync("missing"));
attempt(() => fs.readFileSync("missing", "utf8"));
attempt(() => fs.readFileSync(".", "utf8"));
attempt(() => fs.writeFileSync("no/such/folder", ""));
attempt(() => fs.writeFileSync("file", "", { flag: "wx" }));
attempt(() => fs.mkdirSync("file"));
attempt(() => fs.mkdirSync("file/x", { recursive: true }));
attempt(() => fs.mkdirSync("a/b"));
attempt(() => fs.readdirSync("missing"));
attempt(() => fs.readdirSync("file"));
attempt(() => fs.statSync("missing"));
attempt(() => fs.unlinkSync("missing"));
attempt(() => fs.unlinkSync("full"));
attempt(() => fs.rmdirSync("full"));
attempt(() => fs.rmSync("missing"));
attempt(() => fs.renameSync("missing", "other"));
attempt(() => fs.copyFileSync("missing", "other"));
attempt(() => fs.accessSync("missing"));
attempt(() => fs.readFileSync("a\0b"));
process.chdir("/");
fs.rmSync(root, { recursive: true });
