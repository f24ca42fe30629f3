// The bench: makes the programs, holds their answers against Node's, measures, and writes results.
// bench/run starts it; bench/README.md says what is measured and how.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { answersOf, compareAnswers } from "./answers.mjs";
import { writeCharts } from "./charts.mjs";
import { machine } from "./machine.mjs";
import { makeProgram, PEERS } from "./programs.mjs";
import { PARTS } from "./rounds.mjs";
import { printSummary, summarize } from "./summary.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");

const { values: options } = parseArgs({
  options: {
    work: { type: "string", default: path.join(root, "build", "bench") },
    out: { type: "string", default: path.join(root, "bench", "results") },
    quick: { type: "boolean", default: false },
    rounds: { type: "string" },
    seconds: { type: "string" },
    only: { type: "string" },
    peers: { type: "string", default: "scriptc,node24,node22" },
    parts: { type: "string", default: Object.keys(PARTS).join(",") },
  },
});

function fail(message) {
  console.error(`bench/run: ${message}`);
  process.exit(2);
}

/** The names of a comma-separated option, all of which must be known. */
function chosen(text, known, option) {
  const names = text.split(",").filter(Boolean);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) fail(`--${option}: ${unknown} is none of ${known.join(", ")}`);
  return names;
}

function count(text, otherwise, most, option) {
  const value = text === undefined ? otherwise : Number(text);
  if (!Number.isInteger(value) || value < 1 || value > most) fail(`--${option}: 1 to ${most}`);
  return value;
}

function findTs2c() {
  const candidates = [process.env.TS2C, path.join(root, "build", "ts2c"), path.join(root, "ts2c")];
  const found = candidates.find((file) => file && fs.existsSync(file));
  if (!found) fail("build ts2c first, or name it in TS2C");
  return path.resolve(found);
}

const workload = JSON.parse(
  fs.readFileSync(path.join(root, "bench", "workloads", "bench-server.json")),
);
const routeNames = workload.routes.map((route) => route.name);
const only =
  options.only === undefined
    ? routeNames
    : chosen(options.only.replaceAll("/", ""), routeNames, "only");
const seconds = count(options.seconds, options.quick ? 1 : 2, 60, "seconds");
const bench = {
  workload,
  routes: workload.routes.filter((route) => only.includes(route.name)),
  rounds: count(options.rounds, options.quick ? 1 : 5, 100, "rounds"),
  seconds,
  fairSeconds: options.quick ? seconds : Math.max(seconds, 3),
  starts: options.quick ? 5 : 31,
  requests: options.quick ? 100000 : 1000000,
  parts: chosen(options.parts, Object.keys(PARTS), "parts"),
  place: {
    root,
    work: path.resolve(options.work),
    ts2c: findTs2c(),
    peers: path.join(root, "bench", "peers", "node_modules"),
  },
  programs: [],
  say: (text) => process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${text}` : `${text}\n`),
};
process.env.TS2C_DATADIR ??= root;

/** True for options that only say where files go. */
function isPlace(word) {
  return word === "--work" || word === "--out";
}

async function makePrograms(names) {
  const refused = [];
  const oracle = await makeProgram("node24", bench.place, workload);
  const expected = await answersOf(oracle, workload);
  for (const name of names) {
    bench.say(`making ${name}`);
    try {
      const program = await makeProgram(name, bench.place, workload);
      program.answers = compareAnswers(workload, expected, await answersOf(program, workload));
      if (program.answers.wrong.length > 0) {
        throw new Error(`other answers than Node's: ${program.answers.wrong.join(", ")}`);
      }
      bench.programs.push(program);
    } catch (error) {
      refused.push({ program: name, why: error.message.replaceAll(`${root}/`, "") });
    }
  }
  return refused;
}

const before = machine();
const refused = await makePrograms(["ts2c", ...chosen(options.peers, PEERS, "peers")]);
for (const { program, why } of refused) console.error(`not measured: ${program}: ${why}`);
if (bench.programs.length === 0) process.exit(1);

const samples = {};
for (const part of bench.parts) samples[part] = await PARTS[part](bench);
if (process.stderr.isTTY) bench.say("");

const results = {
  workload: workload.name,
  date: new Date().toISOString().slice(0, 10),
  command: [
    "bench/run",
    ...process.argv.slice(2).filter((word, i, words) => ![word, words[i - 1]].some(isPlace)),
  ].join(" "),
  machine: { ...before, loadAfter: machine().load },
  settings: {
    rounds: bench.rounds,
    seconds: bench.seconds,
    fairSeconds: bench.fairSeconds,
    starts: bench.starts,
    requests: bench.requests,
  },
  programs: bench.programs.map(({ command, args, file, ...rest }) => rest),
  refused,
  summary: summarize(bench, samples),
  samples,
};
fs.mkdirSync(options.out, { recursive: true });
fs.writeFileSync(
  path.join(options.out, `${workload.name}.json`),
  `${JSON.stringify(results, null, 1)}\n`,
);
writeCharts(results, options.out);
printSummary(results);
