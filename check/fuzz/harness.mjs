// Runs one random program on both sides, and makes one that fails smaller.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { compare } from "../lib/corpus.mjs";
import { Runtime } from "../lib/runtime.mjs";
import { emptyFolder, must, run } from "../lib/shell.mjs";
import { makeProgram } from "./program.mjs";

const WARNINGS = ["-Wall", "-Wextra", "-Wshadow", "-Werror", "-fsyntax-only"];

/** The context of the lanes, for use outside of check/run.mjs. */
export async function fuzzContext(options) {
  const source = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");
  const ts2c = path.resolve(process.env.TS2C || path.join(source, "build", "ts2c"));
  const context = {
    source, ts2c,
    build: path.resolve(options.build ?? path.join(path.dirname(ts2c), "check-out")),
    cc: process.env.CC || "gcc",
    node: process.env.NODE || path.join(source, "tools", "bin", "node"),
    jobs: Number(options.jobs),
    compilerFlags: [],
    note(message, details) {
      throw new Error(`${message}\n${details}`);
    },
  };
  context.runtime = new Runtime(context);
  process.env.TS2C_DATADIR ??= source;
  process.env.LC_ALL = "C.UTF-8";
  process.env.TZ = "UTC";
  return context;
}

/** What is wrong with a program ({ message }), or null; "invalid" when Node does not take it. */
async function judge(context, text, folder) {
  const file = path.join(folder, "program.ts");
  emptyFolder(folder);
  fs.writeFileSync(file, text);
  const flags = ["--no-warnings", "--experimental-transform-types"];
  const expected = await run(context.node, [...flags, file], { cwd: folder });
  if (expected.timedOut || /SyntaxError|ReferenceError: \w+ is not defined/.test(expected.stderr)) return { message: "invalid", invalid: true };
  try {
    const out = path.join(folder, "out");
    fs.mkdirSync(out);
    const project = await context.runtime.emit(file, out);
    const sources = context.runtime.sources(project);
    const include = ["-iquote", `${project}/src`];
    await must("warnings", context.cc, [...context.runtime.flags("plain"), ...WARNINGS, ...include, ...sources]);
    const program = path.join(out, "program");
    await context.runtime.link("plain", sources, program, include);
    await compare(expected, await run(program, [], { cwd: folder }), folder);
  } catch (error) {
    const details = String(error.details ?? error.stack);
    /* A declaration was left out when the program was made smaller. */
    if (/Cannot find name/.test(details)) return { message: "invalid", invalid: true };
    return { message: `${error.message}`, details };
  }
  return null;
}

/** The kind of a fault: a smaller program must show the same. */
const kindOf = (fault) => fault.message.replace(/\d+/g, "N").slice(0, 24);

/** Runs a seed's program; null, or { message, details, text } with the program made smaller. */
export async function fuzzOne(context, seed, shrink) {
  const folder = path.join(context.build, "fuzz", String(seed));
  let parts = makeProgram(seed);
  let fault = await judge(context, parts.join("\n\n"), folder);
  if (fault?.invalid) return { ...fault, message: "Node does not take it", text: parts.join("\n\n") };
  for (let progress = Boolean(fault && shrink); progress;) {
    progress = false;
    for (let i = parts.length - 1; i >= 0; i--) {
      const fewer = [...parts.slice(0, i), ...parts.slice(i + 1)];
      const left = await judge(context, fewer.join("\n\n"), folder);
      if (left && kindOf(left) === kindOf(fault)) {
        parts = fewer;
        fault = left;
        progress = true;
      }
    }
  }
  fs.rmSync(folder, { recursive: true, force: true });
  return fault && { ...fault, text: `${parts.join("\n\n")}\n` };
}
