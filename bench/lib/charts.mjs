// The charts of a result, one file a part that was measured.
import fs from "node:fs";
import path from "node:path";
import { barPanel, linePanel, picture, rowPanel } from "./svg.mjs";

const COLORS = {
  ts2c: "#0969da",
  scriptc: "#e16f24",
  node24: "#4d9e45",
  node22: "#a6d189",
  bun: "#d4a1c8",
};
const MARGIN = 20;
const TOP = 74;

/** The box of panel i, two panels a row. */
function cell(i, width, height) {
  return {
    x: MARGIN + (i % 2) * (width + MARGIN),
    y: TOP + Math.floor(i / 2) * (height + 16),
    width,
    height,
  };
}

function legendOf({ programs }) {
  return programs.map(({ name, label }) => ({ label, color: COLORS[name] }));
}

function noteOf({ machine, date, settings }) {
  const rounds = settings.rounds === 1 ? "1 round" : `${settings.rounds} rounds`;
  return (
    `${machine.processor}, ${machine.cores} cores, ${machine.system}; ${date}; ` +
    `medians of ${rounds}, server and load on the same machine`
  );
}

const bars = (values, programs) =>
  programs.map(({ name }) => ({ value: values[name], color: COLORS[name] }));

function throughputChart(results) {
  const rows = results.summary.throughput;
  const routes = [...new Set(rows.map((row) => row.route))];
  const panels = routes.flatMap((route, i) =>
    barPanel(
      cell(i, 430, 230),
      `/${route}`,
      rows
        .filter((row) => row.route === route)
        .map((row) => ({
          label: `${row.connections} connections`,
          bars: bars(row.medians, results.programs),
        })),
    ),
  );
  const height = TOP + Math.ceil(routes.length / 2) * 246 + 30;
  return picture(
    920,
    height,
    "Requests a second (more is better)",
    legendOf(results),
    panels,
    noteOf(results),
  );
}

function fairnessChart(results) {
  const groups = results.summary.fairness.map((row) => ({
    label: `/${row.route}`,
    bars: bars(row.share, results.programs),
  }));
  const { connections } = results.summary.fairness[0];
  const panel = barPanel(
    { x: MARGIN, y: TOP, width: 880, height: 250 },
    "Replies of the slowest connection to the mean; the dashed line is the aim",
    groups,
    { mark: 0.25 },
  );
  return picture(
    920,
    TOP + 290,
    `How evenly ${connections} connections are served (1 is even)`,
    legendOf(results),
    panel,
    noteOf(results),
  );
}

function footprintChart(results) {
  const { summary, samples, programs } = results;
  const rows = (values, divisor = 1) =>
    programs.map(({ name, label }) => ({
      label,
      value: (values[name] ?? 0) / divisor,
      color: COLORS[name],
    }));
  const panels = [];
  const add = (title, list, unit) =>
    panels.push(rowPanel(cell(panels.length, 430, 150), title, list, unit));
  if (summary.starts) add("Process creation to the first 200", rows(summary.starts.medians), "ms");
  if (summary.memory) {
    add("Resident memory, idle", rows(summary.memory.idleResident.medians, 1024), "MiB");
    add("Resident memory after load", rows(summary.memory.loadedResident.medians, 1024), "MiB");
  }
  if (samples.sizes) {
    const sizes = Object.fromEntries(
      samples.sizes.map((sample) => [sample.program, sample.stripped]),
    );
    add("Executable without symbols", rows(sizes, 2 ** 20), "MiB");
  }
  const height = TOP + Math.ceil(panels.length / 2) * 166 + 30;
  return picture(
    920,
    height,
    "Start, memory, size (less is better)",
    legendOf(results),
    panels.flat(),
    noteOf(results),
  );
}

function growthChart(results) {
  const { samples, programs } = results;
  const lines = samples.growth.map(({ program, steps }) => ({
    color: COLORS[program],
    points: steps.map((step) => [step.requests, step.resident / 1024]),
  }));
  const shown = programs.filter(({ name }) =>
    samples.growth.some(({ program }) => program === name),
  );
  const panel = linePanel(
    { x: MARGIN, y: TOP, width: 880, height: 260 },
    "Resident memory",
    lines,
    { xUnit: "requests", yUnit: "MiB" },
  );
  return picture(
    920,
    TOP + 300,
    "Memory over many requests (flat is good)",
    legendOf({ programs: shown }),
    panel,
    noteOf(results),
  );
}

export function writeCharts(results, folder) {
  const { summary, samples } = results;
  const write = (name, svg) =>
    fs.writeFileSync(path.join(folder, `${results.workload}-${name}.svg`), svg);
  if (summary.throughput) write("throughput", throughputChart(results));
  if (summary.fairness) write("fairness", fairnessChart(results));
  if (summary.starts || summary.memory || samples.sizes)
    write("footprint", footprintChart(results));
  if (samples.growth?.length > 0) write("growth", growthChart(results));
}
