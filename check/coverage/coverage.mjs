#!/usr/bin/env node
// Writes check/COVERAGE.md: every construct and built-in with programs of the corpus that show it.
//
//   check/coverage/coverage.mjs [--check]
//
// Nothing is claimed by hand: tsc parses the programs and says which declaration each name means. Only
// programs that the corpus lane compiles and compares with Node count; what no program shows is listed
// as such. With --check nothing is written, and the exit code is 1 if the page is out of date.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { supportedCases } from "../lib/corpus.mjs";
import { builtinName, builtins } from "./builtins.mjs";
import { CONSTRUCTS } from "./constructs.mjs";
import ts from "./typescript.mjs";

const MOST_SHOWN = 2;
const source = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");
const page = path.join(source, "check", "COVERAGE.md");

/** item -> the names of the cases that show it, in order. */
const shown = new Map();

function note(item, test) {
  if (!shown.has(item)) shown.set(item, new Set());
  shown.get(item).add(test);
}

function program(cases) {
  const files = cases.flatMap(({ sources }) => sources).filter((file) => /\.[cm]?ts$/.test(file));
  return ts.createProgram([...new Set(files)], {
    strict: true, noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true, resolveJsonModule: true,
    target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ["lib.esnext.d.ts"], types: ["node"],
    typeRoots: [path.join(source, "tools", "node_modules", "@types")],
  });
}

function visitor(checker, test) {
  const constructs = Object.entries(CONSTRUCTS)
    .flatMap(([area, list]) => list.map(([title, shows]) => ({ item: `${area}: ${title}`, shows })));
  return function visit(node) {
    for (const { item, shows } of constructs) {
      if (shows(node)) note(item, test);
    }
    if (ts.isIdentifier(node)) noteName(checker, node, test);
    ts.forEachChild(node, visit);
  };
}

function noteName(checker, node, test) {
  let symbol = checker.getSymbolAtLocation(node);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  for (const declaration of symbol?.declarations ?? []) {
    if (!/\/(typescript\/lib|@types\/node)\//.test(declaration.getSourceFile().fileName)) continue;
    const name = builtinName(declaration, symbol.name);
    if (name) note(name, test);
  }
}

function line(item, text) {
  const cases = [...shown.get(item)].sort().slice(0, MOST_SHOWN);
  return `| ${text.replaceAll("|", "\\|")} | ${cases.map((name) => `\`${name}\``).join(", ")} |`;
}

function section(title, items, textOf) {
  const found = items.filter((item) => shown.has(item));
  const missing = items.filter((item) => !shown.has(item));
  const lines = [`### ${title}`, ""];
  if (found.length > 0) {
    lines.push("| | shown by |", "|---|---|", ...found.map((item) => line(item, textOf(item))), "");
  }
  if (missing.length > 0) {
    lines.push(`No program shows: ${missing.map((item) => `\`${textOf(item)}\``).join(", ")}.`, "");
  }
  return { lines, found: found.length, all: items.length };
}

const cases = supportedCases({ source });
const all = program(cases);
const checker = all.getTypeChecker();
for (const test of cases) {
  const visit = visitor(checker, test.name);
  for (const file of test.sources) {
    const tree = all.getSourceFile(file);
    if (tree) visit(tree);
  }
}

const language = Object.entries(CONSTRUCTS).map(([area, list]) =>
  section(area, list.map(([title]) => `${area}: ${title}`), (item) => item.slice(area.length + 2)));
const library = Object.entries(await builtins()).map(([title, names]) =>
  section(title, [...names].sort(), (item) => item.startsWith(`node:`) ? item.slice(item.indexOf(" ") + 1) : item));
const share = (parts) => `${parts.reduce((sum, part) => sum + part.found, 0)} of ${parts.reduce((sum, part) => sum + part.all, 0)}`;
const text = ["# What is shown to work", "",
  "Made by `check/coverage/coverage.mjs` from the programs of `check/corpus`, which the corpus lane compiles and",
  "compares with Node. A construct or built-in is listed with programs that use it, at most two. The built-ins are",
  "those that Node itself has; what no program uses is named as such, whether it is compiled or not.", "",
  `## Language: ${share(language)}`, "", ...language.flatMap(({ lines }) => lines),
  `## Built-ins and modules: ${share(library)}`, "", ...library.flatMap(({ lines }) => lines)].join("\n");

if (!process.argv.includes("--check")) {
  fs.writeFileSync(page, text);
} else if (!fs.existsSync(page) || fs.readFileSync(page, "utf8") !== text) {
  console.log("check/COVERAGE.md is out of date: run check/coverage/coverage.mjs");
  process.exitCode = 1;
}
