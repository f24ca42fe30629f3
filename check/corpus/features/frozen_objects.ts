// Objects that refuse changes; the code of a module is strict.
const config = Object.freeze({ port: 80, tags: ["a"] });
const sealed = Object.seal({ n: 1 } as { n: number; extra?: number });
const fixed = Object.preventExtensions({ a: 1 } as Record<string, number>);
function attempt(what: string, change: () => void): void {
  try {
    change();
    console.log(what, "ok");
  } catch (error) {
    console.log(what, String(error));
  }
}
attempt("frozen write", () => { (config as { port: number }).port = 1; });
attempt("frozen inner", () => { config.tags.push("b"); });
attempt("sealed write", () => { sealed.n = 2; });
attempt("sealed add", () => { sealed.extra = 2; });
attempt("sealed delete", () => { delete (sealed as { n?: number }).n; });
attempt("fixed delete", () => { delete fixed.a; });
attempt("fixed add", () => { fixed.b = 1; });
const list: readonly number[] = Object.freeze([1, 2]);
attempt("frozen push", () => { (list as number[]).push(3); });
console.log(config, sealed, fixed, list, Object.isFrozen(config), Object.isSealed(config), Object.isExtensible(fixed));
export {};
