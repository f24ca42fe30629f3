// Documentation: the examples of the README files do what they say. In a README,
//
//   ```ts NAME     (or c NAME) is a file
//   ```sh run      is run in a folder with the files, with ts2c in PATH; the ```text after it is
//                  what it prints, a line "..." standing for any lines
//
// The programs of `ts2c explain` are checked, too: a wrong one gets the diagnostic that it explains, a
// right one none, and Node runs it.
//
// One README is one case: its blocks work in the order in which a reader comes to them.
import fs from "node:fs";
import path from "node:path";
import { diff, emptyFolder, Failure, run } from "../lib/shell.mjs";

const FILES = ["README.md", "shims/README.md"];

export function cases(context) {
  const readmes = FILES.map((file) => ({
    name: file.replace("/", "-"),
    run: (folder) => followReadme(context, path.join(context.source, file), folder),
  }));
  return [...readmes, { name: "explain", run: (folder) => checkExplanations(context, folder) }];
}

async function checkExplanations(context, folder) {
  const listed = await run(context.ts2c, ["explain", "--json"]);
  const check = async (name, program) => {
    fs.writeFileSync(path.join(folder, name), program);
    const result = await run(context.ts2c, ["check", "--json", name], { cwd: folder });
    return JSON.parse(result.stdout).diagnostics.map((diagnostic) => diagnostic.code);
  };
  const faults = [];
  const codes = new Set(JSON.parse(listed.stdout).map(({ code }) => code));
  const source = path.join(context.source, "transpiler", "driver", "explanations.def");
  for (const [, number] of fs.readFileSync(source, "utf8").matchAll(/^EXPLANATION\((\d+)/gm)) {
    if (!codes.has(`TS2C${number}`)) faults.push(`TS2C${number} is explained, but no diagnostic`);
  }
  for (const { code, text, wrong, right } of JSON.parse(listed.stdout)) {
    if (!text) faults.push(`${code} has no explanation`);
    const got = wrong && await check(`${code}-wrong.ts`, wrong);
    if (wrong && !got.includes(code)) faults.push(`${code}: the wrong program gets [${got}]`);
    if (!right) continue;
    const left = await check(`${code}-right.ts`, right);
    if (left.length) faults.push(`${code}: the right program gets [${left}]`);
    const ran = await run(context.node, [path.join(folder, `${code}-right.ts`)]);
    if (ran.code !== 0) faults.push(`${code}: Node refuses the right program: ${ran.stderr}`);
  }
  if (faults.length) throw new Failure(faults.join("; "));
}

/** The fenced blocks of a Markdown text: { language, word, text, line }. */
function blocksOf(markdown) {
  const blocks = [];
  const fence = /^```(\w+) ?(.*)\n([^]*?)^```$/gm;
  for (const match of markdown.matchAll(fence)) {
    const line = markdown.slice(0, match.index).split("\n").length;
    blocks.push({ language: match[1], word: match[2], text: match[3], line });
  }
  return blocks;
}

async function followReadme(context, file, folder) {
  const work = path.join(folder, "work");
  const env = {
    PATH: `${path.dirname(context.ts2c)}:${process.env.PATH}`,
    XDG_CACHE_HOME: path.join(folder, "cache"),
  };
  emptyFolder(work);
  let printed = null;
  for (const { language, word, text, line } of blocksOf(fs.readFileSync(file, "utf8"))) {
    if (language === "sh" && word === "run") {
      const result = await run("sh", ["-ec", `exec 2>&1\n${text}`], { cwd: work, env, timeout: 300000 });
      if (result.code !== 0) {
        throw new Failure(`line ${line}: exit ${result.code}`, `${result.stdout}${result.stderr}`);
      }
      printed = result.stdout.toString();
    } else if (language === "text" && printed !== null) {
      if (!matches(text, printed)) {
        throw new Failure(`line ${line}: something else is printed`,
          await diff(text, printed, folder, "printed"));
      }
      printed = null;
    } else if (word !== "") {
      fs.writeFileSync(path.join(work, word), text);
    }
  }
}

/** Whether a text is the expected one; a line "..." in that stands for any lines. */
function matches(expected, actual) {
  const pattern = expected.split(/^\.\.\.\n/m)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("(?:.*\\n)*");
  return new RegExp(`^${pattern}$`).test(actual);
}
