// Emission: what is written, apart from what it does.
//
//   NAME/same      two emissions, in different places, give the same bytes, and nothing is absolute
//   NAME/warnings  gcc and clang are silent about the C, with -Wall -Wextra -Wshadow -Werror
//   NAME/golden    the C of a sample is the one in check/golden (--update writes it)
import fs from "node:fs";
import path from "node:path";
import { supportedCases } from "../lib/corpus.mjs";
import { samples } from "../lib/samples.mjs";
import { diff, Failure, listFiles, outcome, readIf, run } from "../lib/shell.mjs";

const COMPILERS = ["gcc", "clang"];
const WIDEST = 100;

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
  return list;
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
