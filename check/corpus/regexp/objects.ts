// RegExp objects: construction, properties, errors, inspection, as values of any type.
const literal = /a\/b[/]+/gi;
console.log(literal.source, literal.flags, String(literal), `${literal}`, literal.toString());
console.log(literal.global, literal.ignoreCase, literal.multiline, literal.sticky, literal.unicode);
console.log(literal.dotAll, literal.hasIndices, literal.unicodeSets, literal.lastIndex);
console.log([/x/, /y/g], { pattern: /z+/m, none: null }, new Map([["k", /v/]]));

console.log(new RegExp("a/b"), new RegExp(""), new RegExp("\n"), new RegExp("[/]"), new RegExp("\\/"));
console.log(new RegExp("a+", "dgimsuy").flags, new RegExp(/a/g), new RegExp(/a/g, "i"), RegExp("b", "v"));
const same = /q/;
console.log(RegExp(same) === same, new RegExp(same) === same, RegExp(same, "g") === same);

function attempt(pattern: string, flags?: string): void {
  try {
    console.log(new RegExp(pattern, flags));
  } catch (error) {
    console.log(error instanceof SyntaxError, (error as Error).message);
  }
}
attempt("(");
attempt(")");
attempt("a**");
attempt("[z-a]");
attempt("[a");
attempt("a{2,1}");
attempt("\\");
attempt("(?<n>a)(?<n>b)");
attempt("(?<n>a)|(?<n>b)");
attempt("\\k<x>", "u");
attempt("(?<a>.)\\k<b>");
attempt("\\u{110000}", "u");
attempt("\\p{Nope}", "u");
attempt("\\p{Lu}");
attempt("{", "u");
attempt("{");
attempt("(?i:a)");
attempt("(?ii:a)");
attempt("(?<=a)*");
attempt("a", "gg");
attempt("a", "uv");
attempt("a", "x");

function describe(value: string | number | RegExp | null): string {
  if (value instanceof RegExp) {
    return "pattern " + value.source;
  }
  return value === null ? "null" : typeof value + " " + value;
}
console.log([/a/, "s", 1, null].map(describe));
const any: any = /(\d)(x)?/g;
console.log(typeof any, any.exec("a1"), any.lastIndex, any.source, any.flags, any.global);
any.lastIndex = 0;
console.log(any.test("1"), any.lastIndex, any instanceof RegExp, any instanceof Object);
console.log("a1b2".replace(any, "-"), "a-b".split(any), "x1".match(any));
const unknown: unknown = /u/;
console.log(unknown instanceof RegExp && unknown.test("u"));

// A literal gives a new object each time.
function make(): RegExp {
  return /g/g;
}
const one = make();
one.lastIndex = 7;
console.log(one === make(), make().lastIndex, one.lastIndex);

console.log(JSON.stringify({ r: /x/ }), Object.keys(/x/));
