// Refusals: check/refusals/NAME.ts must give exactly the diagnostics in NAME.expected, exit code 1.
// With --update the expected texts are written anew.
import fs from "node:fs";
import path from "node:path";
import { diff, Failure, listFiles, outcome, readIf, run } from "../lib/shell.mjs";

export function cases(context) {
  const root = path.join(context.source, "check", "refusals");
  const names = listFiles(root, (name) => name.endsWith(".ts") && !path.basename(name).startsWith("_"));
  return names.map((name) => ({
    name: name.slice(0, -3),
    async run(folder) {
      const expectedFile = path.join(root, `${name.slice(0, -3)}.expected`);
      const result = await run(context.ts2c, ["check", name], { cwd: root });
      if (result.code !== 1) {
        throw new Failure(`${outcome(result)} instead of exit 1`, result.stderr.toString());
      }
      if (context.update) fs.writeFileSync(expectedFile, result.stderr);
      const expected = readIf(expectedFile);
      if (!result.stderr.equals(Buffer.from(expected))) {
        throw new Failure("diagnostics differ", await diff(expected, result.stderr, folder, "stderr"));
      }
    },
  }));
}
