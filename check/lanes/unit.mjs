// Unit tests with cmocka: check/unit/test_*.c. One that includes a header of the runtime is linked
// with the sanitized runtime, another one with the compiler's library.
import fs from "node:fs";
import path from "node:path";
import { Failure, listFiles, must, outcome, run } from "../lib/shell.mjs";

export function cases(context) {
  const root = path.join(context.source, "check", "unit");
  return listFiles(root, (name) => /^test_[^/]*\.c$/.test(name)).map((name) => ({
    name: name.slice(0, -2),
    async run(folder) {
      const source = path.join(root, name);
      const program = path.join(folder, "test");
      const ofRuntime = /#include "(ts|node)\//.test(fs.readFileSync(source, "utf8"));
      if (ofRuntime) {
        const flags = [`-I${root}`, "-lcmocka"];
        await context.runtime.link("sanitized", [source], program, flags);
      } else {
        await linkCompilerTest(context, source, program);
      }
      const result = await run(program, [], {
        cwd: folder,
        timeout: 120000,
        env: { ASAN_OPTIONS: "detect_leaks=0", TS2C_DATADIR: context.source },
      });
      if (result.code !== 0) {
        const failed = result.stderr.toString() + result.stdout;
        throw new Failure(outcome(result), failed.split("\n").filter((line) =>
          !/\[ RUN|\[ {7}OK/.test(line)).slice(0, 60).join("\n"));
      }
    },
  }));
}

async function linkCompilerTest(context, source, program) {
  const built = (name) => path.join(context.buildRoot, name);
  const objects = ["libts2c.a", "grammar/parser.o", "grammar/scanner.o"].map(built);
  const flags = ["-std=c11", "-D_GNU_SOURCE", "-g", "-Wall", "-Wextra", "-Wshadow",
    `-I${context.source}/transpiler`, ...context.compilerFlags];
  const libraries = ["-ltree-sitter", "-ljansson", "-lcmocka", "-lm"];
  await must("compiling the test", context.cc,
    [...flags, "-o", program, source, ...objects, ...libraries], { timeout: 120000 });
}
