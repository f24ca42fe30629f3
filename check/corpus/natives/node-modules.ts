import { readFileSync, writeFileSync, existsSync, unlinkSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import * as path from "node:path";
import os from "node:os";
import { createHash, randomBytes, randomUUID, createHmac, timingSafeEqual } from "node:crypto";
const dir = path.join(os.tmpdir(), "ts2c-k2-" + process.pid);
mkdirSync(dir, { recursive: true });
const file = path.join(dir, "a.json");
writeFileSync(file, JSON.stringify({ a: 1, list: [1, 2] }));
const data = JSON.parse(readFileSync(file, "utf8")); console.log(data.a, data.list.length, existsSync(file), readdirSync(dir), statSync(file).size, statSync(file).isFile());
const raw = readFileSync(file); console.log(raw.length, raw.toString("utf8").length, raw[0]);
unlinkSync(file); console.log(existsSync(file)); rmSync(dir, { recursive: true });
try { readFileSync("/nope/x"); } catch (e) { const err = e as NodeJS.ErrnoException; console.log(err.code, err.message); }
console.log(createHash("md5").update("a").digest("hex"), createHmac("sha1", "k").update("d").digest("base64"), randomBytes(8).length, randomUUID().length, timingSafeEqual(Buffer.from("a"), Buffer.from("a")));
console.log(path.extname("a/b.txt"), path.basename("a/b.txt", ".txt"), path.dirname("/x/y"), path.resolve("/a", "../b"), path.parse("/h/f.tar.gz").name, path.isAbsolute("x"), path.sep, path.relative("/a/b", "/a/c"));
console.log(Buffer.from("héllo").toString("base64"), Buffer.concat([Buffer.from("a"), Buffer.from("b")]).toString(), Buffer.alloc(3), Buffer.from([1, 2, 3]).readUInt16BE(1), Buffer.byteLength("é"));
