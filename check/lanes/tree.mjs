// The source tree: lists of files are up to date, headers compile alone, layout is clang-format's.
import path from "node:path";
import { Failure, listFiles, must, outcome, run } from "../lib/shell.mjs";

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
    async words() {
      const result = await run("git", ["grep", "-nIE", "TODO|FIXME|XXX", "--", "transpiler",
        "shims", "templates"], { cwd: context.source });
      if (result.code === 0) throw new Failure("unfinished places", result.stdout.toString());
    },
  };
  return Object.entries(tests).map(([name, test]) => ({ name, run: test }));
}
