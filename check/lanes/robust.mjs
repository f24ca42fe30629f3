// Robustness: damaged programs must end in diagnostics, never in a crash or a hang. Each corpus
// program is cut off, has pieces removed, doubled and exchanged, always in the same way.
import fs from "node:fs";
import path from "node:path";
import { corpusCases } from "../lib/corpus.mjs";
import { Failure, outcome, run } from "../lib/shell.mjs";

const DAMAGES = 6;

export function cases(context) {
  const nasty = Object.entries(NASTY).map(([name, text]) => ({
    name: `nasty/${name}`,
    run: (folder) => survives(context, path.join(folder, "nasty.ts"), text),
  }));
  const damaged = corpusCases(context).map((test) => ({
    name: test.name,
    async run(folder) {
      const text = fs.readFileSync(test.file, "latin1");
      const random = generator(test.name);
      for (let i = 0; i < DAMAGES; i++) {
        await survives(context, path.join(folder, "damaged.ts"), damage(text, random));
      }
    },
  }));
  return [...nasty, ...damaged];
}

const NASTY = {
  empty: "",
  "one-brace": "{",
  "only-comment": "/* never closed",
  "only-quote": "'",
  "only-template": "`${",
  "zero-bytes": "const a = \0;\0\0",
  "not-utf8": "const a = '\xff\xfe\x80';",
  "deep-parentheses": `${"(".repeat(20000)}1${")".repeat(20000)};`,
  "deep-arrays": "[".repeat(20000),
  "deep-blocks": "{".repeat(20000),
  "deep-calls": `const f = (x: any): any => x; ${"f(".repeat(5000)}1${")".repeat(5000)};`,
  "long-sum": `console.log(${"1+".repeat(20000)}1);`,
  "long-strings": `console.log(${"'a'+".repeat(20000)}'b');`,
  "deep-types": `type T = ${"Array<".repeat(2000)}number${">".repeat(2000)}; let t: T;`,
  "endless-type": "type T<X> = { a: T<X[]> }; declare const t: T<string>; console.log(t.a.a.a.a);",
  "self-alias": "type A = B; type B = A; const a: A = 1;",
  "self-class": "class A extends B {} class B extends A {}",
  "self-interface": "interface A extends B {} interface B extends A { x: number }",
  "self-value": "const a = a + 1; const { b } = b; function f(x = x) {}",
  "many-unions": `type U = ${Array.from({ length: 3000 }, (_, i) => `"k${i}"`).join("|")}; let u: U;`,
  "bad-enum": "enum E { A = E.B, B = E.A }",
  "bad-import": 'import { a } from "./nasty.ts"; export { a };',
  "bad-labels": "break; continue; a: a: while (1) break b;",
  "bad-return": "return 1; await 2; yield 3; super(); new.target; this.x;",
};

/** A seeded generator of numbers in [0, 1). */
function generator(seed) {
  let state = [...seed].reduce((h, c) => (Math.imul(h, 31) + c.charCodeAt(0)) | 0, 7) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

function damage(text, random) {
  const at = () => Math.floor(random() * text.length);
  const [from, to] = [at(), at()].sort((a, b) => a - b);
  const short = Math.min(to, from + 12);
  switch (Math.floor(random() * 4)) {
    case 0:
      return text.slice(0, from);
    case 1:
      return text.slice(0, from) + text.slice(short);
    case 2:
      return text.slice(0, short) + text.slice(from);
    default: {
      const other = at();
      return text.slice(0, from) + text.slice(other, other + 12) + text.slice(short);
    }
  }
}

async function survives(context, file, text) {
  fs.writeFileSync(file, Buffer.from(text, "latin1"));
  const result = await run(context.ts2c, ["check", path.basename(file)],
    { cwd: path.dirname(file), timeout: 30000 });
  if (result.code !== 0 && result.code !== 1) {
    throw new Failure(outcome(result), result.stderr.toString().slice(0, 2000));
  }
}
