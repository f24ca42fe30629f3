// What Node 24 does not run yet: decorators and `accessor` fields. Node only strips types, and V8 has
// neither. The oracle for a program with them is what the pinned TypeScript makes of it for ES2022,
// run by Node: its helpers follow the proposal (https://github.com/tc39/proposal-decorators).
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const mark = /(^|[^\w.])@[A-Za-z_$(]|\baccessor\s/;

function load(context) {
  return createRequire(path.join(context.source, "tools", "package.json"))("typescript");
}

function hasNewSyntax(ts, text) {
  const visit = (node) =>
    node.kind === ts.SyntaxKind.Decorator || node.kind === ts.SyntaxKind.AccessorKeyword ||
    ts.forEachChild(node, visit) === true;
  return visit(ts.createSourceFile("program.ts", text, ts.ScriptTarget.ESNext));
}

function needsDownlevel(context, files) {
  return files.some((file) => {
    const text = fs.readFileSync(file, "utf8");
    return mark.test(text) && hasNewSyntax(load(context), text);
  });
}

/** The sources of a case as ES2022, under the same names in a folder of their own: the new main file. */
function downlevel(context, test, folder) {
  const ts = load(context);
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  const base = path.dirname(test.file);
  for (const file of test.sources) {
    const target = path.join(folder, path.relative(base, file));
    const text = fs.readFileSync(file, "utf8");
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, file.endsWith(".ts") ? ts.transpileModule(text, { compilerOptions }).outputText
      : text);
  }
  fs.writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }\n');
  return path.join(folder, path.relative(base, test.file));
}

/** The file that Node is to run for a case: its own, or one in `folder` where Node needs another. */
export function runnable(context, test, folder) {
  const sources = test.sources.filter((file) => file.endsWith(".ts"));
  return needsDownlevel(context, sources) ? downlevel(context, test, folder) : test.file;
}
