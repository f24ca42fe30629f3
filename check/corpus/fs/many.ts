// Files and folders: every synchronous function, callbacks, promises, and the errors.
import * as fs from "node:fs"; import * as path from "node:path"; import * as os from "node:os"; import fsp from "node:fs/promises";
const d = fs.mkdtempSync(path.join(os.tmpdir(), "t-")); const f = (n: string) => path.join(d, n);
const show = (fn: () => any) => { try { console.log(fn()); } catch (e: any) { console.log(e.code, e.syscall, e.message.replaceAll(d, "D"), e.errno, e.path?.replace(d, "D"), e.dest?.replace(d, "D")); } };
fs.writeFileSync(f("a.txt"), "hello\nworld"); fs.appendFileSync(f("a.txt"), "\n!"); show(() => fs.readFileSync(f("a.txt"), "utf8"));
fs.writeFileSync(f("b.bin"), new Uint8Array([1, 2, 3])); show(() => fs.readFileSync(f("b.bin"))); show(() => fs.readFileSync(f("a.txt"), { encoding: "base64" }));
fs.mkdirSync(f("x/y/z"), { recursive: true }); fs.writeFileSync(f("x/y/z/deep.txt"), "d"); fs.writeFileSync(f("x/1.txt"), "1");
show(() => fs.readdirSync(d)); show(() => fs.readdirSync(d, { recursive: true })); show(() => fs.readdirSync(f("x"), { withFileTypes: true }).map((e) => [e.name, e.isDirectory(), e.isFile(), e.parentPath.replace(d, "D")]));
const st = fs.statSync(f("a.txt")); show(() => [st.isFile(), st.isDirectory(), st.size, st.mode.toString(8), st.mtime instanceof Date, typeof st.mtimeMs, st.atime.getTime() > 0, Math.abs(st.ctime.getTime() - st.ctimeMs) < 1, st.birthtime.getTime() > 0]);
fs.utimesSync(f("a.txt"), new Date(0), new Date(86400000)); show(() => fs.statSync(f("a.txt")).mtime);
fs.copyFileSync(f("a.txt"), f("c.txt")); show(() => fs.copyFileSync(f("a.txt"), f("c.txt"), fs.constants.COPYFILE_EXCL)); fs.cpSync(f("x"), f("x2"), { recursive: true }); show(() => fs.readdirSync(f("x2"), { recursive: true }));
fs.renameSync(f("c.txt"), f("r.txt")); show(() => fs.existsSync(f("c.txt"))); fs.symlinkSync(f("a.txt"), f("ln")); show(() => fs.readlinkSync(f("ln")).replace(d, "D")); show(() => fs.lstatSync(f("ln")).isSymbolicLink()); show(() => fs.realpathSync(f("ln")).endsWith("a.txt"));
show(() => fs.readFileSync(f("nope"))); show(() => fs.mkdirSync(f("x"))); show(() => fs.rmdirSync(f("x"))); show(() => fs.unlinkSync(f("nope"))); show(() => fs.readdirSync(f("a.txt"))); show(() => fs.renameSync(f("q"), f("w"))); show(() => fs.rmSync(f("nope"))); show(() => fs.rmSync(f("x"))); show(() => fs.accessSync(f("nope"))); show(() => fs.accessSync(f("a.txt"), fs.constants.R_OK | fs.constants.W_OK)); show(() => fs.openSync(f("nope"), "r")); show(() => fs.readFileSync(d)); show(() => fs.statSync(f("nope"), { throwIfNoEntry: false })); show(() => fs.statSync(f("nope")));
const fd = fs.openSync(f("h.txt"), "w+"); show(() => fs.writeSync(fd, "abcdef")); const buf = Buffer.alloc(4); show(() => [fs.readSync(fd, buf, 0, 4, 1), buf.toString()]); fs.ftruncateSync(fd, 3); fs.fsyncSync(fd); fs.futimesSync(fd, 1, 2); show(() => fs.fstatSync(fd).size); fs.closeSync(fd);
fs.truncateSync(f("h.txt"), 1); show(() => fs.readFileSync(f("h.txt"), "utf8")); fs.chmodSync(f("h.txt"), 0o600); show(() => (fs.statSync(f("h.txt")).mode & 0o777).toString(8));
show(() => fs.writeFileSync(f("a.txt"), "new", { flag: "wx" })); fs.writeFileSync(f("m.txt"), "x", { mode: 0o640 }); fs.linkSync(f("m.txt"), f("m2.txt")); show(() => fs.statSync(f("m.txt")).nlink);
fs.writeFileSync(f("arr.txt"), ["a", "b"].join("\n")); fs.readFile(f("a.txt"), "utf8", (err, data) => { console.log("cb", err, data.length); fs.readFile(f("zz"), (e2) => { console.log(e2?.code); fs.stat(f("a.txt"), (e3, s) => { console.log(s.size); rest(); }); }); });
async function rest() {
  await fsp.writeFile(f("p.txt"), "promised"); console.log(await fsp.readFile(f("p.txt"), "utf8"), (await fsp.stat(f("p.txt"))).size, (await fs.promises.readdir(d)).length);
  try { await fsp.readFile(f("none")); } catch (e: any) { console.log(e.code, e.message.replace(d, "D")); }
  try { await fsp.access(f("none")); } catch (e: any) { console.log(e.code, e.message.replace(d, "D")); }
  await fsp.mkdir(f("k/l"), { recursive: true }); await fsp.cp(f("k"), f("k2"), { recursive: true }); await fsp.rename(f("k2"), f("k3")); await fsp.rm(f("k3"), { recursive: true }); await fsp.copyFile(f("a.txt"), f("k/a")); await fsp.appendFile(f("k/a"), "zz"); await fsp.unlink(f("k/a")); await fsp.utimes(f("a.txt"), 1, 2); await fsp.truncate(f("a.txt"), 2); await fsp.chmod(f("a.txt"), 0o644); await fsp.symlink("a.txt", f("s2")); console.log(await fsp.readlink(f("s2")), (await fsp.lstat(f("s2"))).isSymbolicLink(), (await fsp.realpath(f("s2"))).endsWith("a.txt"));
   console.log((await fsp.readdir(f("x"), { withFileTypes: true })).map((e) => e.name)); const tmp = await fsp.mkdtemp(f("tmp-")); console.log(fs.existsSync(tmp));
  await fsp.rm(d, { recursive: true, force: true }); console.log(fs.existsSync(d));
}
