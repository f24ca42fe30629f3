// The types that TypeScript's own checker gives to every expression of a program, one a line, in
// the form of `ts2c check --dump=types`: path:line:col-line:col type.
//
//   node check/types/oracle.mjs [--errors] FILE...
//
// The library is the shims' .d.ts, not TypeScript's own, so that both checkers read the same
// declarations. --errors adds TypeScript's errors, one a line, after the types.

import { readdirSync, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const modules = process.env.TS2C_TOOLS ?? join(root, "tools");
const require = createRequire(join(modules, "package.json"));
const ts = require("typescript");

const declarations = ["shims/ts", "shims/node"].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".d.ts"))
    .sort()
    .map((name) => join(root, folder, name)),
);

const args = process.argv.slice(2);
const withErrors = args.includes("--errors");
const files = args.filter((arg) => !arg.startsWith("--"));

const options = {
  strict: true,
  noLib: true,
  noEmit: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  allowImportingTsExtensions: true,
  types: [],
};

// Whether an expression node is one that the dump prints: no names of properties or declarations.
function isShown(node) {
  const parent = node.parent;
  if (ts.isIdentifier(node)) {
    if (ts.isMetaProperty(parent)) return false;
    if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
    if (ts.isShorthandPropertyAssignment(parent)) return false;
    if (ts.isBindingElement(parent) || ts.isParameter(parent) || ts.isVariableDeclaration(parent))
      return parent.initializer === node;
    if (ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent))
      return parent.initializer === node;
    if (ts.isFunctionExpression(parent) || ts.isClassExpression(parent)) return false;
    if (ts.isMethodDeclaration(parent) || ts.isAccessor(parent)) return false;
    if (ts.isEnumMember(parent)) return parent.initializer === node;
  }
  return ts.isExpressionNode?.(node) ?? isExpressionKind(node);
}

// Whether a literal stands on the left of an assignment: a pattern, not a value.
function isPattern(node) {
  if (!ts.isArrayLiteralExpression(node) && !ts.isObjectLiteralExpression(node)) return false;
  let at = node;
  for (;;) {
    const parent = at.parent;
    if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
        && parent.left === at) {
      const outer = parent.parent;
      if (!isPatternPart(outer, parent)) return true;
      at = parent;
    } else if (ts.isForOfStatement(parent) || ts.isForInStatement(parent)) {
      return parent.initializer === at;
    } else if (isPatternPart(parent, at) || ts.isArrayLiteralExpression(parent)
               || ts.isObjectLiteralExpression(parent)) {
      at = parent;
    } else {
      return false;
    }
  }
}

function isPatternPart(parent, child) {
  return (ts.isPropertyAssignment(parent) && parent.initializer === child)
    || ts.isSpreadElement(parent) || ts.isSpreadAssignment(parent)
    || ts.isShorthandPropertyAssignment(parent)
    || (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
        && parent.left === child);
}

function isExpressionKind(node) {
  return ts.isExpression(node);
}

function position(file, offset) {
  const { line, character } = file.getLineAndCharacterOfPosition(offset);
  return `${line + 1}:${character + 1}`;
}

function dump(program, checker, file, shown) {
  const lines = [];
  const visit = (node) => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isExpression(node) && !ts.isOmittedExpression(node) && !ts.isSpreadElement(node)
        && node.kind !== ts.SyntaxKind.SuperKeyword && node.kind !== ts.SyntaxKind.ImportKeyword
        && !ts.isExpressionWithTypeArguments(node) && !isPattern(node) && isShown(node)) {
      const type = checker.getTypeAtLocation(node);
      const text = checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation
        | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope);
      lines.push(`${shown}:${position(file, node.getStart(file))}-${position(file, node.end)} `
        + text.replace(/\s*\n\s*/g, " "));
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return lines;
}

const program = ts.createProgram([...declarations, ...files.map((file) => resolve(file))], options);
const checker = program.getTypeChecker();
const out = [];
for (const shown of files) {
  const file = program.getSourceFile(resolve(shown));
  if (!file || !existsSync(shown)) {
    console.error(`cannot read ${shown}`);
    process.exit(1);
  }
  const errors = program.getSemanticDiagnostics(file);
  out.push(...dump(program, checker, file, shown));
  if (withErrors) {
    for (const error of errors) {
      out.push(`${shown}:${position(file, error.start)} error TS${error.code}: `
        + ts.flattenDiagnosticMessageText(error.messageText, " ").split("\n")[0]);
    }
  }
}
process.stdout.write(out.join("\n") + "\n");
