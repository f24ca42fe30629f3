// Types: our type of every expression against tsc's, on the programs of check/types and the
// corpus. The comparison is check/types/compare.mjs.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Failure, listFiles, must } from "../lib/shell.mjs";

export async function cases(context) {
  const root = path.join(context.source, "check", "types");
  const module = path.join(root, "compare.mjs");
  if (!fs.existsSync(module)) return [];
  const { compareTypes } = await import(pathToFileURL(module));
  return listFiles(root, (name) => name.endsWith(".ts") && !name.endsWith(".d.ts")).map((name) => ({
    name: name.slice(0, -3),
    async run(folder) {
      const file = path.join(root, name);
      const dump = await must("ts2c check --dump=types", context.ts2c,
        ["check", "--dump=types", file], { cwd: root });
      const differences = await compareTypes(file, dump.stdout.toString(), context);
      if (differences.length > 0) {
        fs.writeFileSync(path.join(folder, "differences.txt"), differences.join("\n"));
        throw new Failure(`${differences.length} types differ from tsc's`,
          differences.slice(0, 20).join("\n"));
      }
    },
  }));
}
