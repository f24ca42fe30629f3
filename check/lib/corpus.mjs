// The programs of check/corpus and what Node prints for them.
//
// A case is a file corpus/AREA/NAME.ts, or a folder corpus/AREA/NAME/ with a main.ts. Beside it,
// NAME.args has arguments (one a line) and NAME.stdin the standard input. Files whose names begin
// with "_" are modules of other cases. NAME.unsupported has the codes of the diagnostics (3xxx: valid
// TypeScript that is not compiled yet) that ts2c must give, and no other.
import fs from "node:fs";
import path from "node:path";
import { runnable } from "./downlevel.mjs";
import { diff, Failure, hash, listFiles, outcome, readIf, run } from "./shell.mjs";

export function corpusCases(context) {
  const root = path.join(context.source, "check", "corpus");
  const cases = [];
  for (const name of listFiles(root, (file) => file.endsWith(".ts"))) {
    const parts = name.split("/");
    const isMain = parts.length === 3 && parts[2] === "main.ts";
    if (parts.length === 2 && !parts[1].startsWith("_")) cases.push(name.slice(0, -3));
    if (isMain) cases.push(`${parts[0]}/${parts[1]}`);
  }
  return cases.map((name) => makeCase(root, name));
}

function makeCase(root, name) {
  const base = path.join(root, name);
  const isFolder = fs.existsSync(path.join(base, "main.ts"));
  const args = readIf(`${base}.args`).toString().split("\n").filter(Boolean);
  return {
    name,
    file: isFolder ? path.join(base, "main.ts") : `${base}.ts`,
    sources: isFolder ? listFiles(base).map((file) => path.join(base, file)) : siblings(base),
    args,
    stdin: readIf(`${base}.stdin`),
    unsupported: readIf(`${base}.unsupported`).toString().split(/\s+/).filter(Boolean).sort(),
  };
}

/** The cases that are compiled, or must be when their mark has gone. */
export function supportedCases(context) {
  return corpusCases(context).filter((test) => test.unsupported.length === 0);
}

/** A case that is marked must be refused, with exactly the diagnostics that its mark names. */
export async function checkRefused(context, test) {
  const wrong = test.unsupported.filter((code) => !/^TS2C3\d{3}$/.test(code));
  if (wrong.length > 0) throw new Failure(`${wrong} is not the code of something unsupported`);
  const result = await run(context.ts2c, ["check", "--json", test.file]);
  if (result.code !== 1) throw new Failure(`${outcome(result)}: is it supported now?`);
  const { diagnostics } = JSON.parse(result.stdout);
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort();
  if (codes.join() !== test.unsupported.join()) {
    throw new Failure(`refused with ${codes}`, `instead of ${test.unsupported}`);
  }
}

/** A file and the "_" modules beside it. */
function siblings(base) {
  const folder = path.dirname(base);
  const shared = fs.readdirSync(folder).filter((file) => file.startsWith("_"));
  return [`${base}.ts`, ...shared.map((file) => path.join(folder, file))];
}

/** What Node does with a case; remembered by the content of its files. */
export async function oracle(context, test) {
  const key = hash(context.nodeVersion, test.name, JSON.stringify(test.args), test.stdin,
    ...test.sources.map((file) => fs.readFileSync(file)));
  const cache = path.join(context.build, "oracle", `${key}.json`);
  if (fs.existsSync(cache)) {
    const { code, signal, stdout, stderr } = JSON.parse(fs.readFileSync(cache));
    return { code, signal, stdout: Buffer.from(stdout, "base64"), stderr: Buffer.from(stderr, "base64") };
  }
  const flags = ["--no-warnings", "--experimental-transform-types"];
  const main = runnable(context, test, path.join(context.build, "downlevel", key));
  const result = await run(context.node, [...flags, main, ...test.args],
    { cwd: path.dirname(test.file), stdin: test.stdin });
  if (result.timedOut) throw new Failure("Node timed out");
  if (/ERR_UNSUPPORTED_TYPESCRIPT|ERR_INVALID_TYPESCRIPT/.test(result.stderr)) {
    throw new Failure("Node cannot run this program", result.stderr.toString());
  }
  fs.mkdirSync(path.dirname(cache), { recursive: true });
  fs.writeFileSync(cache, JSON.stringify({
    code: result.code,
    signal: result.signal,
    stdout: result.stdout.toString("base64"),
    stderr: result.stderr.toString("base64"),
  }));
  return result;
}

/**
 * Node prints an uncaught error with its own file names and stack; of that, only the headline
 * ("TypeError: x is not a function") is compared. NULL when stderr is not such a report.
 */
export function uncaughtHeadline(stderr) {
  const text = stderr.toString();
  if (!/\nNode\.js v\d+/.test(text)) return null;
  const lines = text.split("\n");
  const caret = lines.findIndex((line) => /^\s*\^+\s*$/.test(line));
  return lines.slice(caret + 1).find((line) => line.trim() !== "") ?? null;
}

/**
 * What node:test prints has durations, and of errors the stack and the places of their tests, which
 * are left out.
 */
function withoutTimes(result) {
  const text = result.stdout.toString();
  if (!/^ℹ duration_ms /m.test(text)) return result;
  const shown = text.replace(/ \([\d.]+ms\)/g, " (ms)").replace(/^ℹ duration_ms .*/m, "ℹ duration_ms")
    .replace(/^test at .*\n/gm, "").replace(/^ +at .*?( \{)?\n/gm, "$1");
  return { ...result, stdout: Buffer.from(shown) };
}

/** Compares two runs; throws a Failure with the difference. */
export async function compare(theirs, ours, folder) {
  const expected = withoutTimes(theirs), actual = withoutTimes(ours);
  const headline = uncaughtHeadline(expected.stderr);
  if (!expected.stdout.equals(actual.stdout)) {
    const shown = await diff(expected.stdout, actual.stdout, folder, "stdout");
    throw new Failure(`stdout differs (${outcome(actual)})`,
      `${shown}\n${actual.stderr.toString().slice(0, 2000)}`);
  }
  if (outcome(expected) !== outcome(actual)) {
    throw new Failure(`${outcome(actual)} instead of ${outcome(expected)}`,
      actual.stderr.toString().slice(0, 4000));
  }
  if (headline === null && !expected.stderr.equals(actual.stderr)) {
    throw new Failure("stderr differs", await diff(expected.stderr, actual.stderr, folder, "stderr"));
  }
  if (headline !== null && !actual.stderr.toString().split("\n").includes(headline)) {
    throw new Failure(`stderr has no line '${headline}'`, actual.stderr.toString().slice(0, 4000));
  }
}
