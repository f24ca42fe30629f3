// Differential: every program of the corpus under Node and as emitted C.
import path from "node:path";
import { checkRefused, compare, corpusCases, oracle } from "../lib/corpus.mjs";
import { run } from "../lib/shell.mjs";

export function cases(context) {
  return corpusCases(context).map((test) => ({
    name: test.name,
    async run(folder) {
      if (test.unsupported.length > 0) return checkRefused(context, test);
      const expected = await oracle(context, test);
      const program = await context.runtime.compile(test.file, folder, "plain");
      const actual = await run(program, test.args,
        { cwd: path.dirname(test.file), stdin: test.stdin });
      await compare(expected, actual, folder);
    },
  }));
}
