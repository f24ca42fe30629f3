// The built-ins that COVERAGE.md lists, asked of Node itself, and the names that tsc's declarations
// give them: "Array#map" for a method of instances, "Array.from" for one of the class, "node:path join".
import ts from "./typescript.mjs";

const TYPED_ARRAYS = ["Int8Array", "Uint8Array", "Uint8ClampedArray", "Int16Array", "Uint16Array", "Int32Array",
  "Uint32Array", "Float32Array", "Float64Array", "BigInt64Array", "BigUint64Array"];

const CLASSES = ["String", "Number", "BigInt", "Boolean", "Symbol", "Object", "Function", "Array", "Map", "Set", "WeakMap",
  "WeakSet", "WeakRef", "FinalizationRegistry", "Date", "RegExp", "Error", "Promise", "Iterator", "ArrayBuffer",
  "DataView", "TextEncoder", "TextDecoder", "AbortController", "AbortSignal", "Event",
  "EventTarget", "URL", "URLSearchParams", "Buffer"];
const OBJECTS = ["Math", "JSON", "Reflect", "console", "performance", "process"];
const MODULES = ["fs", "fs/promises", "path", "os", "util", "events", "assert", "querystring", "string_decoder",
  "timers/promises", "readline", "crypto", "http"];
const GLOBALS = ["parseInt", "parseFloat", "isNaN", "isFinite", "encodeURIComponent", "decodeURIComponent", "encodeURI",
  "decodeURI", "escape", "unescape", "atob", "btoa", "structuredClone", "queueMicrotask", "setTimeout",
  "clearTimeout", "setInterval", "clearInterval", "setImmediate", "clearImmediate", "globalThis", "Proxy",
  "AggregateError", "TypeError", "RangeError", "SyntaxError", "ReferenceError", "EvalError", "URIError",
  ...TYPED_ARRAYS];
const SKIPPED = new Set(["constructor", "prototype", "length", "name", "arguments", "caller"]);
const SAME = { ReadonlyArray: "Array", ReadonlyMap: "Map", ReadonlySet: "Set", IteratorObject: "Iterator",
  Generator: "Iterator", CallableFunction: "Function", NewableFunction: "Function", Console: "console",
  Performance: "performance", Process: "process", PromiseLike: "Promise" };

const members = (value, mark) => Object.getOwnPropertyNames(value ?? {})
  .filter((name) => !SKIPPED.has(name) && !name.startsWith("_") && !name.startsWith("$") && /^[a-z]\w*$/i.test(name))
  .map((name) => `${mark}${name}`);

/** { title: [names] }: all there is in this Node. */
export async function builtins() {
  const all = { "Global functions and classes": GLOBALS };
  for (const name of CLASSES) {
    const own = globalThis[name];
    all[name] = [...members(own, `${name}.`), ...members(own.prototype, `${name}#`)];
  }
  const shared = Object.getPrototypeOf(Int8Array);
  all.TypedArray = [...members(shared, "TypedArray."), ...members(shared.prototype, "TypedArray#")];
  for (const name of OBJECTS) {
    const deep = name === "process" || name === "performance";
    const value = globalThis[name];
    all[name] = deep ? [...new Set([...members(value, `${name}.`), ...members(Object.getPrototypeOf(value), `${name}.`)])]
      : members(value, `${name}.`);
  }
  for (const name of MODULES) {
    const module = await import(`node:${name}`);
    all[`node:${name}`] = Object.keys(module).filter((key) => !["default", "module.exports"].includes(key) && /^[a-z]/i.test(key))
      .map((key) => `node:${name} ${key}`);
  }
  return all;
}

/** What a declaration of tsc's library or of @types/node is called in the lists; or null. */
export function builtinName(declaration, text) {
  const owner = declaration.parent;
  if (ts.isInterfaceDeclaration(owner) || ts.isClassDeclaration(owner)) {
    return memberName(owner.name?.text ?? "", text, ts.isClassDeclaration(owner) && isStatic(declaration), owner);
  }
  const module = ts.findAncestor(declaration, ts.isModuleDeclaration);
  if (!module || ts.isGlobalScopeAugmentation(module) || !isMember(declaration)) return text;
  const outer = ts.findAncestor(module, (node) => ts.isModuleDeclaration(node) && ts.isStringLiteral(node.name));
  return outer ? `node:${outer.name.text.replace(/^node:/, "")} ${text}` : `${module.name.text}.${text}`;
}

/** Whether it is what a module or namespace consists of, not a parameter or the like. */
function isMember(declaration) {
  const statement = ts.findAncestor(declaration, (node) => node.parent && ts.isModuleBlock(node.parent));
  return statement === declaration || ts.isVariableStatement(statement ?? declaration);
}

function memberName(owner, text, isStatic, node) {
  const module = ts.findAncestor(node, (one) => ts.isModuleDeclaration(one) && ts.isStringLiteral(one.name));
  if (owner === "PlatformPath") return `node:path ${text}`;
  const name = TYPED_ARRAYS.includes(owner) ? "TypedArray" : SAME[owner] ?? owner;
  if (OBJECTS.includes(name)) return `${name}.${text}`;
  if (name.endsWith("Constructor")) {
    const made = name.slice(0, -"Constructor".length);
    return `${TYPED_ARRAYS.includes(made) ? "TypedArray" : made}.${text}`;
  }
  if (module && !CLASSES.includes(name)) return `node:${module.name.text.replace(/^node:/, "")} ${name}`;
  return `${name}${isStatic ? "." : "#"}${text}`;
}

function isStatic(declaration) {
  return Boolean(declaration.modifiers?.some((one) => one.kind === ts.SyntaxKind.StaticKeyword));
}
