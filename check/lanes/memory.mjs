// Memory: the corpus again under AddressSanitizer and UndefinedBehaviorSanitizer, with a
// collection at every allocation. A program that says "memory: no-stress" in a comment makes so
// many objects that it runs with ordinary collections instead.
import fs from "node:fs";
import path from "node:path";
import { compare, oracle, supportedCases } from "../lib/corpus.mjs";
import { run } from "../lib/shell.mjs";

/* Leaks are not looked for: the heap is given back whole when the process ends. */
const SANITIZERS = {
  ASAN_OPTIONS: "detect_leaks=0:detect_stack_use_after_return=0",
  UBSAN_OPTIONS: "print_stacktrace=1",
};

export function cases(context) {
  return supportedCases(context).map((test) => ({
    name: test.name,
    async run(folder) {
      const expected = await oracle(context, test);
      const program = await context.runtime.compile(test.file, folder, "sanitized");
      const relaxed = fs.readFileSync(test.file, "utf8").includes("memory: no-stress");
      const env = relaxed ? SANITIZERS : { ...SANITIZERS, TS_GC_STRESS: "1" };
      const actual = await run(program, test.args,
        { cwd: path.dirname(test.file), stdin: test.stdin, env, timeout: 120000 });
      await compare(expected, actual, folder);
    },
  }));
}
