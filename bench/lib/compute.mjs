// The programs of bench/programs, emitted and built, beside Node: times from the creation of the
// process to its end. bench/compute starts it; bench/README.md says what is measured and how.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { digits, median, rotated, run } from "./commands.mjs";
import { machine } from "./machine.mjs";
import { picture, rowPanel } from "./svg.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");
const programs = path.join(root, "bench", "programs");
const NODE_FLAGS = ["--no-warnings", "--experimental-transform-types"];
const TIMEOUT = 120000;

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    only: { type: "string" },
    out: { type: "string", default: path.join(root, "bench", "results") },
    work: { type: "string", default: path.join(root, "build", "bench-compute") },
  },
});
const rounds = Number(options.rounds);
const ts2c = path.resolve(process.env.TS2C ?? path.join(root, "build", "ts2c"));
process.env.TS2C_DATADIR ??= root;

const names = fs
  .readdirSync(programs)
  .filter((name) => name.endsWith(".ts"))
  .map((name) => name.slice(0, -".ts".length))
  .filter((name) => !options.only || options.only.split(",").includes(name));

/** Emits and builds a program; gives the executable. */
async function build(name) {
  const folder = path.join(options.work, name);
  fs.rmSync(folder, { recursive: true, force: true });
  await run(ts2c, ["emit", path.join(programs, `${name}.ts`), "-o", folder]);
  await run("./configure", ["--quiet"], { cwd: folder });
  await run("make", ["-s"], { cwd: folder });
  return path.join(folder, name);
}

/** Runs to the end: milliseconds and what was printed. */
function time({ command, args }) {
  const start = performance.now();
  const { stdout, status } = spawnSync(command, args, { timeout: TIMEOUT, maxBuffer: 1 << 26 });
  return { milliseconds: performance.now() - start, output: `${status}\n${stdout}` };
}

/** A program's times beside Node's, interleaved; throws when it cannot be built or prints other text. */
async function measure(name) {
  const file = path.join(programs, `${name}.ts`);
  const runs = [
    { program: "ts2c", command: await build(name), args: [], samples: [] },
    { program: "node24", command: process.execPath, args: [...NODE_FLAGS, file], samples: [] },
  ];
  const [ours, nodes] = runs.map((each) => time(each).output);
  if (ours !== nodes) throw new Error("prints other text than Node");
  for (let round = 0; round < rounds; round++) {
    for (const each of rotated(runs, round)) each.samples.push(time(each).milliseconds);
  }
  const ratios = runs[0].samples.map((value, i) => value / runs[1].samples[i]);
  return {
    name,
    medians: Object.fromEntries(runs.map((each) => [each.program, digits(median(each.samples))])),
    ratio: digits(median(ratios), 3),
    samples: Object.fromEntries(runs.map((each) => [each.program, each.samples.map((x) => digits(x))])),
  };
}

function chart(results) {
  const rows = results.programs.map(({ name, ratio }) => ({
    label: name,
    value: ratio,
    color: ratio <= 1 ? "#0969da" : "#cf222e",
  }));
  const height = 90 + rows.length * 20;
  const box = { x: 20, y: 70, width: 880, height: rows.length * 20 + 28 };
  return picture(
    920,
    height + 40,
    "Computing: time to Node's (less is better)",
    [],
    rowPanel(box, "seconds for a second of Node 24", rows, ""),
    `${results.machine.processor}, ${results.machine.cores} cores, ${results.machine.system}; ` +
      `${results.date}; medians of ${rounds} rounds`,
  );
}

const before = machine();
const measured = [];
const refused = [];
for (const name of names) {
  try {
    measured.push(await measure(name));
    const { medians, ratio } = measured.at(-1);
    console.log(`${name.padEnd(16)} ${medians.ts2c} ms, Node ${medians.node24} ms: ${ratio}`);
  } catch (error) {
    const why = error.message.replaceAll(`${root}/`, "").split("\n").slice(0, 3).join(" ");
    refused.push({ program: name, why });
    console.log(`${name.padEnd(16)} not measured: ${why}`);
  }
}
const results = {
  workload: "compute",
  date: new Date().toISOString().slice(0, 10),
  command: ["bench/compute", ...process.argv.slice(2)].join(" "),
  machine: { ...before, loadAfter: machine().load },
  settings: { rounds },
  refused,
  slower: measured.filter(({ ratio }) => ratio > 1).map(({ name }) => name),
  programs: measured,
};
fs.mkdirSync(options.out, { recursive: true });
fs.writeFileSync(path.join(options.out, "compute.json"), `${JSON.stringify(results, null, 1)}\n`);
fs.writeFileSync(path.join(options.out, "compute.svg"), chart(results));
console.log(
  `${measured.length - results.slower.length} of ${measured.length} at least as fast as Node` +
    (refused.length ? `, ${refused.length} not measured` : ""),
);
