#!/usr/bin/env node
// Runs the tests of ts2c.
//
//   check/run.mjs [--lane LANE[,LANE]] [--filter TEXT] [--jobs N] [--build DIR]
//                 [--update] [--keep] [--list]
//
// A lane is a file in lanes/ that gives cases; a case is a name and a function that throws when
// it does not hold. A case that fails leaves its folder in DIR/failed/LANE/NAME: the emitted C, both
// outputs, the diff. The last line is "N passed, N failed"; the exit code is 0 if none failed.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Runtime } from "./lib/runtime.mjs";
import { emptyFolder, Failure, inParallel, run } from "./lib/shell.mjs";

const LANES = ["tree", "unit", "cli", "types", "refusals", "robust", "corpus", "http", "emission", "memory",
  "fuzz", "docs", "project"];

const { values: options } = parseArgs({
  options: {
    lane: { type: "string", default: LANES.join(",") },
    filter: { type: "string", default: "" },
    jobs: { type: "string", default: String(Math.min(os.availableParallelism(), 4)) },
    build: { type: "string" },
    update: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
    list: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (options.help) {
  console.log(`check/run.mjs [--lane ${LANES.join("|")}] [--filter TEXT] [--jobs N]
              [--build DIR] [--update] [--keep] [--list]
TS2C names the ts2c to test, CC the C compiler, NODE the oracle.`);
  process.exit(0);
}

const source = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

/** The ts2c to test: $TS2C, or the one of the usual build folder. */
function findTs2c() {
  const candidates = [process.env.TS2C, path.join(source, "build", "ts2c"), path.join(source, "ts2c")];
  const found = candidates.find((file) => file && fs.existsSync(file));
  if (!found) {
    console.error("check/run.mjs: build ts2c first, or name it in TS2C");
    process.exit(2);
  }
  return path.resolve(found);
}

function findNode() {
  const pinned = path.join(source, "tools", "bin", "node");
  return process.env.NODE || (fs.existsSync(pinned) ? pinned : process.execPath);
}

const ts2c = findTs2c();
const notes = [];
const context = {
  source,
  ts2c,
  buildRoot: path.dirname(ts2c),
  build: path.resolve(options.build ?? path.join(path.dirname(ts2c), "check-out")),
  cc: process.env.CC || "gcc",
  node: findNode(),
  jobs: Number(options.jobs),
  update: options.update,
  filter: options.filter,
  compilerFlags: (process.env.TS2C_CFLAGS ?? "").split(" ").filter(Boolean),
  /** A failure that belongs to no case. */
  note(message, details) {
    notes.push({ message, details: String(details) });
  },
};
context.nodeVersion = (await run(context.node, ["--version"])).stdout.toString().trim();
context.runtime = new Runtime(context);
process.env.TS2C_DATADIR ??= source;
process.env.LC_ALL = "C.UTF-8";
process.env.TZ = "UTC";

let passed = 0;
let failed = 0;

function report(lane, name, error) {
  failed++;
  console.log(`FAILED ${lane}: ${name}: ${error.message}`);
  const details = error instanceof Failure ? String(error.details) : error.stack;
  for (const line of details.split("\n").slice(0, 60)) {
    if (line) console.log(`    ${line}`);
  }
}

async function runCase(lane, test) {
  const folder = path.join(context.build, "failed", lane, test.name);
  emptyFolder(folder);
  try {
    await test.run(folder);
    passed++;
    if (!options.keep) fs.rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    report(lane, test.name, error);
  }
}

async function runLane(lane) {
  const file = path.join(source, "check", "lanes", `${lane}.mjs`);
  if (!fs.existsSync(file)) {
    console.error(`check/run.mjs: no lane '${lane}'`);
    process.exit(2);
  }
  const { cases } = await import(file);
  const wanted = (await cases(context)).filter((test) => test.name.includes(options.filter));
  if (options.list) {
    for (const test of wanted) console.log(`${lane}: ${test.name}`);
    return;
  }
  const started = Date.now();
  const before = { passed, failed };
  fs.rmSync(path.join(context.build, "failed", lane), { recursive: true, force: true });
  await inParallel(wanted.filter((test) => !test.exclusive), context.jobs,
    (test) => runCase(lane, test));
  for (const test of wanted.filter((one) => one.exclusive)) await runCase(lane, test);
  for (const { message, details } of notes.splice(0)) {
    report(lane, "runtime", new Failure(message, details));
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${lane}: ${passed - before.passed} passed, ${failed - before.failed} failed ` +
    `(${seconds} s)`);
}

console.log(`ts2c ${ts2c}, ${context.cc}, Node ${context.nodeVersion}`);
for (const lane of options.lane.split(",")) await runLane(lane);
if (!options.list) console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
