// Types: our type of every expression against tsc's, on check/types, the corpus and the samples.
// tsc reads the shims' declarations, too (types/oracle.mjs); what it said is remembered.
import fs from "node:fs";
import path from "node:path";
import { corpusCases } from "../lib/corpus.mjs";
import { samples } from "../lib/samples.mjs";
import { Failure, hash, listFiles, must, run } from "../lib/shell.mjs";

const BATCH = 60;

export async function cases(context) {
  const root = path.join(context.source, "check", "types");
  const own = listFiles(root, (name) => name.endsWith(".ts")).map((name) => ({
    name: `types/${name.slice(0, -3)}`,
    file: path.join(root, name),
  }));
  const programs = [
    ...own,
    ...samples(context).map(({ name, entry }) => ({ name: `samples/${name}`, file: entry })),
    ...corpusCases(context),
  ].filter(({ name }) => name.includes(context.filter));
  await askOracle(context, root, programs.map(({ file }) => file));
  const knownFile = path.join(root, "disagreements.json");
  const known = JSON.parse(fs.readFileSync(knownFile, "utf8"));
  const results = new Map();
  const ask = (file) => {
    if (!results.has(file)) results.set(file, comparison(context, root, file));
    return results.get(file);
  };
  const each = programs.map(({ name, file }) => ({
    name,
    async run(folder) {
      const { differences } = await ask(file);
      const allowed = known[path.relative(context.source, file)] ?? 0;
      if (differences.length > 0) {
        fs.writeFileSync(path.join(folder, "differences.txt"), differences.join("\n"));
      }
      if (differences.length > allowed && !context.update) {
        throw new Failure(`${differences.length} types differ from tsc's, ${allowed} are known`,
          differences.slice(0, 20).join("\n"));
      }
    },
  }));
  return context.filter ? each : [...each, agreement(context, programs, ask, knownFile)];
}

/** The share of equal types over all programs; with --update, records what differs where. */
function agreement(context, programs, ask, knownFile) {
  return {
    name: "agreement",
    async run() {
      let equal = 0, total = 0;
      const found = {};
      for (const { file } of programs) {
        const { differences, places } = await ask(file);
        equal += places - differences.length;
        total += places;
        if (differences.length > 0) found[path.relative(context.source, file)] = differences.length;
      }
      const percent = (100 * equal / total).toFixed(2);
      console.log(`types: ${equal} of ${total} expressions as tsc has them, ${percent} %`);
      if (context.update) {
        const sorted = Object.fromEntries(Object.entries(found).sort());
        fs.writeFileSync(knownFile, `${JSON.stringify(sorted, null, 2)}\n`);
      }
      if (equal / total < 0.97) throw new Failure(`${percent} % of the types agree with tsc's`, "");
    },
  };
}

/** What differs in one program, and how many places were compared. */
async function comparison(context, root, file) {
  const shown = path.relative(context.source, file);
  const expected = fs.readFileSync(cacheOf(context, root, file), "utf8");
  const result = await run(context.ts2c, ["check", "--dump=types", shown], { cwd: context.source });
  if (result.code !== 0 && result.code !== 1) {
    throw new Failure(`ts2c check: exit ${result.code}`, result.stderr.toString());
  }
  const actual = result.stdout.toString().split("\n")
    .filter((line) => line.startsWith(`${shown}:`)).join("\n");
  return { differences: compare(expected, actual), places: expected.split("\n").filter(Boolean).length };
}

/** Where tsc's answer for a file is kept: it depends on the file, its neighbours and the library. */
function cacheOf(context, root, file) {
  context.libraryHash ??= hash(fs.readFileSync(path.join(root, "oracle.mjs")),
    ...listFiles(path.join(context.source, "shims"), (name) => name.endsWith(".d.ts"))
      .map((name) => fs.readFileSync(path.join(context.source, "shims", name))));
  const folder = path.dirname(file);
  const near = listFiles(folder, (name) => /\.m?ts$/.test(name) && name.startsWith("_"))
    .map((name) => fs.readFileSync(path.join(folder, name)));
  const inside = path.basename(file) === "main.ts"
    ? listFiles(folder).map((name) => fs.readFileSync(path.join(folder, name))) : [];
  const key = hash(context.libraryHash, file, fs.readFileSync(file), ...near, ...inside);
  return path.join(context.build, "oracle", `${key}.types`);
}

/** Asks tsc about the files whose answers are not known, many at a time. */
async function askOracle(context, root, files) {
  const unknown = files.filter((file) => !fs.existsSync(cacheOf(context, root, file)));
  fs.mkdirSync(path.join(context.build, "oracle"), { recursive: true });
  for (let i = 0; i < unknown.length; i += BATCH) {
    const batch = unknown.slice(i, i + BATCH).map((file) => path.relative(context.source, file));
    const { stdout } = await must("tsc", context.node, [path.join(root, "oracle.mjs"), ...batch],
      { cwd: context.source, timeout: 120000 });
    const lines = new Map(batch.map((file) => [file, []]));
    for (const line of stdout.toString().split("\n")) {
      lines.get(line.slice(0, line.indexOf(":")))?.push(line);
    }
    for (const [file, own] of lines) {
      fs.writeFileSync(cacheOf(context, root, path.join(context.source, file)), own.join("\n"));
    }
  }
}

/** Places whose types differ. A line is "path:1:2-1:5 type"; the order of lines does not matter. */
function compare(expected, actual) {
  const read = (text) => {
    const places = new Map();
    for (const line of text.split("\n").filter(Boolean)) {
      const space = line.indexOf(" ");
      const place = line.slice(0, space);
      places.set(place, [...(places.get(place) ?? []), line.slice(space + 1)]);
    }
    return places;
  };
  const ours = read(actual);
  const differences = [];
  for (const [place, types] of read(expected)) {
    const wanted = types.join(" | and ");
    const got = (ours.get(place) ?? ["nothing"]).join(" | and ");
    if (wanted !== got) differences.push(`${place}\n    tsc:  ${wanted}\n    ts2c: ${got}`);
  }
  return differences;
}
