// The runtime, compiled once for each configuration into an archive that test programs link.
import fs from "node:fs";
import path from "node:path";
import { emptyFolder, Failure, hash, inParallel, listFiles, must, outcome, run } from "./shell.mjs";

const SANITIZE = ["-fsanitize=address,undefined", "-fno-sanitize-recover=undefined"];

/** The ways in which programs are compiled. */
export const CONFIGURATIONS = {
  plain: ["-O1"],
  threads: ["-O1", "-g", "-fno-omit-frame-pointer", "-fsanitize=thread"],
  sanitized: ["-O1", "-g", "-fno-omit-frame-pointer", ...SANITIZE],
};

const LIBRARIES = ["civetweb", "mbedcrypto", "uv", "pcre2-8", "pcre2-16", "utf8proc", "z"];

export class Runtime {
  constructor(context) {
    this.context = context;
    this.shims = path.join(context.source, "shims");
    this.archives = new Map();
  }

  flags(configuration) {
    const common = ["-std=c11", "-D_GNU_SOURCE", "-pthread", "-fno-optimize-sibling-calls",
      "-fno-math-errno", `-I${this.shims}`];
    return [...common, ...CONFIGURATIONS[configuration]];
  }

  /** The archive of a configuration; made at the first call. */
  archive(configuration) {
    if (!this.archives.has(configuration)) {
      this.archives.set(configuration, this.build(configuration));
    }
    return this.archives.get(configuration);
  }

  async build(configuration) {
    const folder = path.join(this.context.build, "shims", configuration);
    const flags = [...this.flags(configuration), "-Wall", "-Wextra", "-Wshadow"];
    const names = listFiles(this.shims, (name) => /\.(c|h|def)$/.test(name));
    const headers = names.filter((name) => !name.endsWith(".c"));
    const read = (name) => fs.readFileSync(path.join(this.shims, name));
    const base = hash(this.context.cc, flags.join(" "), ...headers.map(read));
    const objects = [];
    fs.mkdirSync(folder, { recursive: true });
    await inParallel(names.filter((name) => name.endsWith(".c")), this.context.jobs, async (name) => {
      const object = path.join(folder, `${name.replaceAll("/", "-")}-${hash(base, read(name))}.o`);
      if (!fs.existsSync(object)) {
        const source = path.join(this.shims, name);
        const args = [...flags, "-c", "-o", `${object}.tmp`, source];
        const result = await run(this.context.cc, args, { timeout: 120000 });
        if (result.code !== 0) {
          this.context.note(`shims/${name} does not compile (${configuration})`, result.stderr);
          return;
        }
        if (result.stderr.length > 0) {
          this.context.note(`shims/${name} has warnings (${configuration})`, result.stderr);
        }
        fs.renameSync(`${object}.tmp`, object);
      }
      objects.push(object);
    });
    for (const name of fs.readdirSync(folder)) {
      const file = path.join(folder, name);
      if (!objects.includes(file)) fs.rmSync(file);
    }
    const archive = path.join(folder, "libshims.a");
    await must("ar", "ar", ["rcs", archive, ...objects.sort()]);
    return archive;
  }

  libraries() {
    return ["-Wl,--as-needed", ...LIBRARIES.map((name) => `-l${name}`), "-lm"];
  }

  /** Compiles C files into a program. */
  async link(configuration, sources, program, extra = []) {
    const archive = await this.archive(configuration);
    const flags = [...this.flags(configuration), "-w", ...extra];
    const args = [...flags, "-o", program, ...sources, archive, ...this.libraries()];
    await must("compiling the C", this.context.cc, args, { timeout: 120000 });
    return program;
  }

  /** Emits a TypeScript program into folder/project. */
  async emit(file, folder) {
    const project = path.join(folder, "project");
    emptyFolder(project);
    const result = await run(this.context.ts2c, ["emit", file, "-o", project], { cwd: folder });
    if (result.code !== 0) {
      throw new Failure(`ts2c emit: ${result.code === 1 ? "errors" : outcome(result)}`,
        result.stderr.toString().split("\n").slice(0, 30).join("\n"));
    }
    return project;
  }

  /** The emitted C files of a project. */
  sources(project) {
    const folder = path.join(project, "src");
    return listFiles(folder, (name) => name.endsWith(".c")).map((name) => path.join(folder, name));
  }

  /** Emits and compiles a TypeScript program; gives the executable. */
  async compile(file, folder, configuration) {
    const project = await this.emit(file, folder);
    const program = path.join(folder, "program");
    return this.link(configuration, this.sources(project), program, ["-iquote", `${project}/src`]);
  }
}
