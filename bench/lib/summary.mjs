// From samples to medians, ratios within rounds, and the goals that they are held against.
import { digits, median } from "./commands.mjs";

const PEERS_OF = (bench) =>
  bench.programs.map((program) => program.name).filter((name) => name !== "ts2c");

/** Median over rounds of ours divided by the peer's of the same round. */
function ratio(samples, peer, value) {
  const ratios = samples
    .filter((sample) => sample.program === "ts2c")
    .map((ours) => {
      const theirs = samples.find(
        (sample) => sample.program === peer && sample.round === ours.round,
      );
      return theirs ? value(ours) / value(theirs) : NaN;
    });
  return digits(median(ratios), 3);
}

/** { program: median } of a value, and { peer: ratio } of ours to it. */
function compare(bench, samples, value) {
  const of = (name) => samples.filter((sample) => sample.program === name);
  return {
    medians: Object.fromEntries(
      bench.programs.map(({ name }) => [name, digits(median(of(name).map(value)))]),
    ),
    ratios: Object.fromEntries(PEERS_OF(bench).map((peer) => [peer, ratio(samples, peer, value)])),
  };
}

function throughputRows(bench, samples) {
  const rows = [];
  const levels = [...new Set(samples.map((sample) => sample.connections))];
  for (const route of bench.routes) {
    for (const connections of levels) {
      const here = samples.filter(
        (sample) => sample.route === route.name && sample.connections === connections,
      );
      rows.push({
        route: route.name,
        connections,
        ...compare(bench, here, (sample) => sample.perSecond),
        p99: compare(bench, here, (sample) => sample.p99).medians,
        errors: Object.fromEntries(
          bench.programs.map(({ name }) => [
            name,
            here
              .filter((sample) => sample.program === name)
              .reduce((sum, sample) => sum + sample.errors, 0),
          ]),
        ),
      });
    }
  }
  return rows;
}

function fairnessRows(bench, samples) {
  return bench.routes.map((route) => {
    const here = samples.filter((sample) => sample.route === route.name);
    return {
      route: route.name,
      connections: here[0].connections,
      share: compare(bench, here, (sample) => sample.share).medians,
      leastShare: Object.fromEntries(
        bench.programs.map(({ name }) => [
          name,
          digits(
            Math.min(
              ...here.filter((sample) => sample.program === name).map((sample) => sample.share),
            ),
          ),
        ]),
      ),
    };
  });
}

/** The summary of each part that was measured. */
export function summarize(bench, samples) {
  const summary = {};
  if (samples.starts)
    summary.starts = compare(bench, samples.starts, (sample) => sample.milliseconds);
  if (samples.memory) {
    const part = (value) => compare(bench, samples.memory, value);
    summary.memory = {
      idleResident: part((sample) => sample.idle.resident),
      idleVirtual: part((sample) => sample.idle.virtual),
      loadedResident: part((sample) => sample.loaded.resident),
      loadedVirtual: part((sample) => sample.loaded.virtual),
    };
  }
  if (samples.throughput) summary.throughput = throughputRows(bench, samples.throughput);
  if (samples.fairness) summary.fairness = fairnessRows(bench, samples.fairness);
  summary.goals = goals(summary, samples, bench);
  return summary;
}

// --- goals ---------------------------------------------------------------------------------------

function startAndMemoryGoals(summary) {
  const found = [];
  const atMost = (goal, value, limit) => found.push({ goal, value, limit, holds: value <= limit });
  if (summary.starts?.ratios.scriptc)
    atMost("cold start to scriptc's", summary.starts.ratios.scriptc, 2);
  if (summary.memory?.idleResident.ratios.scriptc) {
    atMost("idle resident memory to scriptc's", summary.memory.idleResident.ratios.scriptc, 1);
  }
  return found;
}

function throughputGoals(summary) {
  const found = [];
  const atLeast = (goal, value, limit) => {
    if (value) found.push({ goal, value, limit, holds: value >= limit });
  };
  for (const { route, connections, ratios } of summary.throughput ?? []) {
    const what = `/${route} at ${connections} connections`;
    atLeast(`${what} to scriptc`, ratios.scriptc, connections <= 100 ? 1.5 : 1);
    if (route === "compute") atLeast(`${what} to Node 24`, ratios.node24, 4);
  }
  for (const { route, connections, leastShare } of summary.fairness ?? []) {
    atLeast(
      `slowest connection to the mean, /${route} at ${connections}`,
      leastShare.ts2c || 1e-9,
      0.25,
    );
  }
  return found;
}

/** What the first release wants to reach: { goal, value, limit, holds }. */
function goals(summary, samples, bench) {
  const found = [...startAndMemoryGoals(summary), ...throughputGoals(summary)];
  const ours = samples.growth?.find((sample) => sample.program === "ts2c");
  if (ours) {
    const [first, last] = [ours.steps[5].resident, ours.steps.at(-1).resident];
    found.push({
      goal: `memory over ${bench.requests} requests: last to middle`,
      value: digits(last / first, 3),
      limit: 1.05,
      holds: ours.flat && ours.errors === 0,
    });
  }
  const emission = bench.programs.find((program) => program.name === "ts2c")?.emitMilliseconds;
  if (emission) {
    found.push({
      goal: "emitting the server, ms",
      value: emission,
      limit: 50,
      holds: emission < 50,
    });
  }
  return found;
}

// --- what is printed -----------------------------------------------------------------------------

function printTable(title, columns, rows) {
  const lines = [columns, ...rows].map((row) => row.map((cell) => String(cell ?? "-")));
  const widths = columns.map((_, i) => Math.max(...lines.map((line) => line[i].length)));
  console.log(`\n${title}`);
  const pad = (cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]));
  for (const line of lines) console.log(`  ${line.map(pad).join("  ").trimEnd()}`);
}

export function printSummary({ programs, summary, samples }) {
  const names = programs.map((program) => program.name);
  const peers = names.filter((name) => name !== "ts2c");
  const medians = (label, { medians: values, ratios }) => [
    label,
    ...names.map((name) => values[name]),
    ...peers.map((peer) => ratios[peer]),
  ];
  const columns = (first) => [first, ...names, ...peers.map((peer) => `ts2c/${peer}`)];
  const single = [];
  if (summary.starts) single.push(medians("cold start, ms", summary.starts));
  for (const [label, key] of [
    ["idle resident, KiB", "idleResident"],
    ["idle virtual, KiB", "idleVirtual"],
    ["resident after load, KiB", "loadedResident"],
    ["virtual after load, KiB", "loadedVirtual"],
  ]) {
    if (summary.memory) single.push(medians(label, summary.memory[key]));
  }
  if (single.length > 0) printTable("Start and memory", columns("median"), single);
  if (samples.sizes) {
    printTable(
      "Bytes on disk",
      ["program", "file", "stripped"],
      samples.sizes.map(({ program, file, stripped }) => [program, file, stripped]),
    );
  }
  if (summary.throughput) {
    printTable(
      "Requests a second",
      columns("route, connections"),
      summary.throughput.map((row) => medians(`/${row.route} ${row.connections}`, row)),
    );
  }
  if (summary.fairness) {
    printTable(
      "Slowest connection to the mean (worst round)",
      ["route, connections", ...names],
      summary.fairness.map((row) => [
        `/${row.route} ${row.connections}`,
        ...names.map((name) => `${row.share[name]} (${row.leastShare[name]})`),
      ]),
    );
  }
  printTable(
    "Goals",
    ["goal", "value", "limit", ""],
    summary.goals.map((goal) => [
      goal.goal,
      goal.value,
      goal.limit,
      goal.holds ? "holds" : "MISSED",
    ]),
  );
}
