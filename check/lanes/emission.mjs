// Emission: what is written, apart from what it does.
//
//   NAME/same      two emissions, in different places, give the same bytes, and nothing is absolute
//   NAME/warnings  gcc and clang are silent about the C, with -Wall -Wextra -Wshadow -Werror
//   NAME/golden    the C of a sample is the one in check/golden (--update writes it)
//   growth/KIND    time and memory grow in proportion to the length of the program
import fs from "node:fs";
import path from "node:path";
import { supportedCases } from "../lib/corpus.mjs";
import { GROWTH } from "../lib/growth.mjs";
import { samples } from "../lib/samples.mjs";
import { diff, Failure, listFiles, outcome, readIf, run } from "../lib/shell.mjs";

const COMPILERS = ["gcc", "clang"];
const WIDEST = 100;
/* Of a growth case: lines, and what twice as many may take: 10,000 lines in 2 seconds, 500 MB. */
const LINES = 2500;
const LIMIT = { seconds: 1, kilobytes: 350000, ratio: 3 };

export function cases(context) {
  const programs = [
    ...samples(context).map(({ name, entry }) => ({ name: `samples/${name}`, file: entry })),
    ...supportedCases(context),
  ];
  const list = [];
  for (const { name, file } of programs) {
    list.push({ name: `${name}/same`, run: (folder) => checkSame(context, file, folder) });
    list.push({ name: `${name}/warnings`, run: (folder) => checkWarnings(context, file, folder) });
    if (name.startsWith("samples/")) {
      list.push({
        name: `${name}/golden`,
        run: (folder) => checkGolden(context, name.slice("samples/".length), file, folder),
      });
    }
  }
  for (const kind of Object.keys(GROWTH)) {
    list.push({ name: `growth/${kind}`, run: (folder) => checkGrowth(context, kind, folder) });
  }
  return list;
}

/** Processor seconds of an emission: the least of three. */
async function emissionSeconds(context, kind, lines, folder) {
  const file = path.join(folder, `${kind}${lines}.ts`);
  const command = `ulimit -v ${LIMIT.kilobytes}; "$0" emit "$1" -o "$2" && times`;
  fs.writeFileSync(file, GROWTH[kind](lines));
  let least = Infinity;
  for (let i = 0; i < 3; i++) {
    const args = ["-c", command, context.ts2c, file, path.join(folder, "project")];
    const result = await run("sh", args, { cwd: folder, timeout: 60000 });
    if (result.code !== 0) {
      throw new Failure(`${lines} lines: ${outcome(result)}`, result.stderr.toString());
    }
    const children = result.stdout.toString().trim().split("\n").at(-1);
    const times = [...children.matchAll(/(\d+)m([\d.]+)s/g)];
    least = Math.min(least, times.reduce((sum, [, m, s]) => sum + m * 60 + Number(s), 0));
  }
  return least;
}

async function checkGrowth(context, kind, folder) {
  const short = await emissionSeconds(context, kind, LINES, folder);
  const long = await emissionSeconds(context, kind, LINES * 2, folder);
  if (long > LIMIT.seconds) throw new Failure(`${LINES * 2} lines take ${long} seconds`);
  if (long > short * LIMIT.ratio + 0.1) {
    throw new Failure(`${LINES} lines take ${short} seconds, ${LINES * 2} lines ${long}`);
  }
}

/** The text of every file of an emitted project's own part. */
function texts(project) {
  const names = listFiles(project, (name) => !name.startsWith("shims/"));
  return new Map(names.map((name) => [name, fs.readFileSync(path.join(project, name), "utf8")]));
}

async function checkSame(context, file, folder) {
  const other = path.join(folder, "another", "place");
  fs.mkdirSync(other, { recursive: true });
  const first = texts(await context.runtime.emit(file, folder));
  const second = texts(await context.runtime.emit(file, other));
  for (const [name, text] of first) {
    if (text !== second.get(name)) {
      throw new Failure(`${name} differs between two emissions`,
        await diff(text, second.get(name) ?? "", folder, "emission"));
    }
    if (text.includes(folder) || text.includes(path.dirname(file))) {
      throw new Failure(`${name} has an absolute path`);
    }
    if (!/^src\/.*\.[ch]$/.test(name)) continue;
    const lines = text.split("\n");
    const wide = lines.findIndex((line) => [...line].length > WIDEST);
    if (wide >= 0) throw new Failure(`${name}:${wide + 1} is wider than ${WIDEST}`, lines[wide]);
    const trailing = lines.findIndex((line) => /[ \t]$/.test(line));
    if (trailing >= 0) throw new Failure(`${name}:${trailing + 1} ends in white space`);
  }
  if (first.size !== second.size) throw new Failure("two emissions have different files");
}

async function checkWarnings(context, file, folder) {
  const project = await context.runtime.emit(file, folder);
  const flags = ["-std=c11", "-D_GNU_SOURCE", "-O2", "-Wall", "-Wextra", "-Wshadow", "-Werror",
    "-iquote", `${project}/src`, `-I${project}/shims`, "-c"];
  for (const compiler of COMPILERS) {
    for (const source of context.runtime.sources(project)) {
      const args = [...flags, "-o", path.join(folder, "object.o"), source];
      const result = await run(compiler, args, { cwd: folder, timeout: 60000 });
      if (result.code !== 0) {
        throw new Failure(`${compiler} on ${path.basename(source)}: ${outcome(result)}`,
          result.stderr.toString().split("\n").slice(0, 30).join("\n"));
      }
    }
  }
}

async function checkGolden(context, name, file, folder) {
  const golden = path.join(context.source, "check", "golden", name);
  const project = await context.runtime.emit(file, folder);
  const source = path.join(project, "src");
  if (context.update) {
    fs.rmSync(golden, { recursive: true, force: true });
    fs.cpSync(source, golden, { recursive: true });
  }
  const names = new Set([...listFiles(golden), ...listFiles(source)]);
  for (const text of names) {
    const [expected, actual] = [golden, source].map((root) =>
      readIf(path.join(root, text)).toString());
    if (expected !== actual) {
      throw new Failure(`${text} is not the golden one`,
        await diff(expected, actual, folder, "golden"));
    }
  }
}
