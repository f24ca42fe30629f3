// The source tree: lists of files are up to date, headers compile alone, layout is clang-format's.
import path from "node:path";
import { Failure, inParallel, listFiles, must, outcome, run } from "../lib/shell.mjs";

/** A source compiles without a word. */
async function silent(compiler, root, name, folder) {
  const defines = ["VERSION", "INSTALLED_DATADIR", "SOURCE_DATADIR", "BUILD_DIR"]
    .map((word) => `-DTS2C_${word}=""`);
  const flags = ["-std=c11", "-D_GNU_SOURCE", "-Wall", "-Wextra", "-Wshadow", "-Werror",
    "-fsyntax-only", `-I${root}`, `-I${path.join(root, "..", "shims")}`, ...defines];
  const result = await run(compiler, [...flags, path.join(root, name)], { cwd: folder });
  if (result.code !== 0) {
    throw new Failure(`${compiler} on ${name}: ${outcome(result)}`, result.stderr.toString());
  }
}

export function cases(context) {
  const tests = {
    async "file-lists"() {
      await must("tools/update-sources.sh", "sh", ["tools/update-sources.sh", "--check"],
        { cwd: context.source });
    },
    async "headers-stand-alone"(folder) {
      const roots = ["transpiler", "shims"].map((name) => path.join(context.source, name));
      for (const root of roots) {
        for (const name of listFiles(root, (file) => file.endsWith(".h"))) {
          const flags = ["-std=c11", "-D_GNU_SOURCE", "-Wall", "-Wextra", "-Wshadow", "-Werror",
            "-Wno-unused-function", `-I${root}`, "-fsyntax-only", "-include", name, "-x", "c"];
          const result = await run(context.cc, [...flags, "/dev/null"], { cwd: folder });
          if (result.code !== 0) {
            throw new Failure(`${name}: ${outcome(result)}`, result.stderr.toString());
          }
        }
      }
    },
    async "no-warnings"(folder) {
      for (const compiler of ["gcc", "clang"]) {
        for (const root of ["transpiler", "shims"].map((name) => path.join(context.source, name))) {
          const names = listFiles(root, (file) => file.endsWith(".c"));
          await inParallel(names, context.jobs, (name) => silent(compiler, root, name, folder));
        }
      }
    },
    async coverage() {
      await must("check/coverage", context.node, ["check/coverage/coverage.mjs", "--check"],
        { cwd: context.source, timeout: 300000 });
    },
    async words() {
      const result = await run("git", ["grep", "-nIE", "\\b(TODO|FIXME|XXX)\\b", "--", "transpiler",
        "shims", "templates"], { cwd: context.source });
      if (result.code === 0) throw new Failure("unfinished places", result.stdout.toString());
    },
  };
  return Object.entries(tests).map(([name, test]) => ({ name, run: test }));
}
