// Streams of files, through a transform and to standard output.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "streams-"));
const first = path.join(folder, "first.txt");
const second = path.join(folder, "second.txt");

const file = fs.createWriteStream(first);
console.log(file.write("hello "), file.path === first);
file.write("files\n");
file.end("bye\n");
await new Promise<void>((resolve) => file.on("close", () => resolve()));
console.log(file.bytesWritten);

const upper = new Transform({
  transform(chunk, _encoding, callback) {
    callback(null, chunk.toString().toUpperCase());
  },
});
await pipeline(fs.createReadStream(first), upper, fs.createWriteStream(second));
await pipeline(Readable.from(["more\n"]), fs.createWriteStream(second, { flags: "a" }));
console.log(JSON.stringify(fs.readFileSync(second, "utf8")));

const missing = fs.createWriteStream(path.join(folder, "no", "such", "file"));
missing.on("error", (error: NodeJS.ErrnoException) => console.log(error.code, error.syscall));
await new Promise<void>((resolve) => missing.on("close", () => resolve()));
fs.rmSync(folder, { recursive: true });

Readable.from(["to ", "standard ", "output\n"]).pipe(process.stdout);
