// FileHandle, and the functions of fs with callbacks that links and sizes need.
import fs from "node:fs"; import fsp, { open, mkdtemp, rm } from "node:fs/promises"; import os from "node:os"; import path from "node:path"; import posix, { join } from "node:path/posix";
const dir = await mkdtemp(path.join(os.tmpdir(), "fh-")); const file = join(dir, "a.txt");
const h = await open(file, "w+"); console.log(typeof h.fd, h.fd > 2);
console.log(await h.write("hello "), (await h.write(Buffer.from("world"))).bytesWritten);
const buf = Buffer.alloc(5); const r = await h.read(buf, 0, 5, 6); console.log(r.bytesRead, r.buffer.toString(), r.buffer === buf);
console.log((await h.stat()).size); await h.truncate(3); console.log(await fsp.readFile(file, "utf8")); await h.sync();
await h.close(); try { await h.stat(); } catch (e: any) { console.log(e.code, e.message); } await h.close();
const h2 = await fsp.open(file); console.log(await h2.readFile("utf8"), (await h2.readFile()).length); await h2.close();
try { await open(join(dir, "none")); } catch (e: any) { console.log(e.code, e.syscall); }
{ await using h3 = await open(file, "a"); await h3.appendFile("more"); await h3.writeFile("!"); } console.log(fs.readFileSync(file, "utf8"));
const h4 = await open(file, "r"); const part = await h4.read({ buffer: Buffer.alloc(4), position: 1 }); console.log(part.bytesRead, part.buffer.toString()); await h4.close();
await new Promise<void>((done) => fs.symlink("a.txt", join(dir, "l"), () => fs.readlink(join(dir, "l"), (e, t) => { console.log(e, t); fs.truncate(file, 2, (e2) => { console.log(e2, fs.readFileSync(file, "utf8")); fs.realpath(join(dir, "l"), (e3, p) => { console.log(e3, path.basename(p)); fs.chmod(file, 0o600, (e4) => { console.log(e4, (fs.statSync(file).mode & 0o777).toString(8)); fs.link(file, join(dir, "h"), (e5) => { console.log(e5, fs.readdirSync(dir)); done(); }); }); }); }); })));
await rm(dir, { recursive: true }); console.log(posix.basename("/x/y.z"), posix.sep);
