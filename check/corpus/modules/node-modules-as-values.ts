// Modules of Node's, and objects like process, as values that are passed on.
import * as os from "node:os";
import * as path from "node:path";
import fs from "node:fs";

class Store {
  constructor(private readonly files: typeof fs, private readonly paths = path) {}
  has(name: string) {
    return this.files.existsSync(this.paths.join("/", name));
  }
}
console.log(new Store(fs).has("."), new Store(fs).has("no-such-thing"));

interface Files {
  existsSync(name: string): boolean;
}
const real: Files = fs;
const pretended: Files = { ...real, existsSync: () => true };
console.log(new Store(pretended as typeof fs).has("no-such-thing"), real.existsSync("."));

const modules: Record<string, any> = { path, os };
console.log(modules.path.basename("/a/b.txt"), typeof modules.os.platform(), "nothing" in modules.os);

const timed = (clock: Performance, label: string) => typeof clock.now() + label;
console.log(timed(performance, "!"));
const host = process;
console.log(host.argv.length > 0, typeof host.pid, "argv" in host);
