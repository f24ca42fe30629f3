// Random programs with fixed seeds, under Node and as emitted C; see check/fuzz/run.mjs for more of them.
import { fuzzOne } from "../fuzz/harness.mjs";
import { Failure } from "../lib/shell.mjs";

const FIRST_SEED = 1;
/* As many as a quiet machine does in about a minute. */
const COUNT = 30;

export function cases(context) {
  const seeds = Array.from({ length: COUNT }, (_, i) => FIRST_SEED + i);
  return seeds.map((seed) => ({
    name: String(seed),
    async run() {
      const fault = await fuzzOne(context, seed, false);
      if (fault) throw new Failure(`${fault.message} (check/fuzz/run.mjs --show ${seed})`, fault.details ?? "");
    },
  }));
}
