#!/usr/bin/env node
// Random programs under Node and as emitted C, until they differ.
//
//   check/fuzz/run.mjs [--seed N] [--count N] [--jobs N] [--build DIR] [--show SEED]
//                     [--whole]
//
// A program that differs, is refused, or is not accepted by the C compiler is made smaller (not with --whole) and
// left in DIR/fuzz/SEED.ts. The last line is "N passed, N failed"; the exit code is 0 if none failed.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { fuzzContext, fuzzOne } from "./harness.mjs";
import { inParallel } from "../lib/shell.mjs";
import { makeProgram } from "./program.mjs";

const { values: options } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "100" },
    jobs: { type: "string", default: String(Math.min(os.availableParallelism(), 4)) },
    build: { type: "string" },
    show: { type: "string" },
    whole: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (options.help) {
  console.log("check/fuzz/run.mjs [--seed N] [--count N] [--jobs N] [--build DIR] [--show SEED] [--whole]");
  process.exit(0);
}
if (options.show) {
  console.log(makeProgram(Number(options.show)).join("\n\n"));
  process.exit(0);
}

const context = await fuzzContext(options);
const first = Number(options.seed);
const seeds = Array.from({ length: Number(options.count) }, (_, i) => first + i);
const folder = path.join(context.build, "fuzz");
let failed = 0;

fs.mkdirSync(folder, { recursive: true });
await inParallel(seeds, context.jobs, async (seed) => {
  const fault = await fuzzOne(context, seed, !options.whole);
  if (!fault) return;
  failed++;
  const file = path.join(folder, `${seed}.ts`);
  fs.writeFileSync(file, fault.text);
  console.log(`FAILED ${seed}: ${fault.message} (${file})`);
});
console.log(`${seeds.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
