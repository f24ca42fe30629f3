// JSON: parse, stringify with replacers and indents, toJSON, cycles, odd values, revivers, round trips, error texts.
const v = {
  s: 'q"\\\n\u2028',
  n: [1, -0, 1e21, NaN, Infinity],
  u: undefined,
  f() {},
  d: new Date(0),
  nested: { a: [], b: {}, c: [[]], e: null },
  sym: Symbol("x"),
  [Symbol("k")]: 1,
  big: Object(3),
  str: Object("boxed"),
  bool: Object(false),
} as any;
console.log(JSON.stringify(v));
console.log(
  JSON.stringify(v.nested, null, 2),
  JSON.stringify([1, [2, {}]], null, "--"),
  JSON.stringify({ a: 1, b: [1, 2] }, null, 20).length,
);
console.log(
  JSON.stringify({ a: 1, b: 2, c: { a: 3, d: 4 } }, ["a", "c"]),
  JSON.stringify({ a: 1, b: "x", c: [1, "y"] }, (k, val) =>
    typeof val === "string" ? undefined : val,
  ),
  JSON.stringify({ a: [1, 2] }, function (this: any, k, val) {
    return k === "0" ? this.length : val;
  }),
  JSON.stringify(undefined),
  JSON.stringify(() => 1),
  JSON.stringify(null),
  JSON.stringify("x"),
  JSON.stringify([undefined, () => 1, Symbol()]),
  JSON.stringify({
    toJSON() {
      return "custom";
    },
  }),
  JSON.stringify({ k: { toJSON: (key: string) => "for " + key } }),
  JSON.stringify(new Map([[1, 2]])),
  JSON.stringify(new Error("e")),
  JSON.stringify([new Set([1])]),
  JSON.stringify(Object.create({ inherited: 1 })),
);
console.log(
  JSON.parse('{"a":[1,2,{"b":null}],"c":"\\u0041\\n","d":-1.5e-3,"__proto__":1}'),
  JSON.parse(" [ ] "),
  JSON.parse('"s"'),
  JSON.parse("1"),
  JSON.parse("true"),
  JSON.parse("null"),
);
console.log(
  JSON.parse('{"d":"1970-01-01T00:00:00.000Z","n":{"x":"5"},"drop":1}', (k, val) =>
    k === "d" ? new Date(val) : k === "x" ? Number(val) : k === "drop" ? undefined : val,
  ),
);
for (const bad of [
  "",
  "{",
  "[1,]",
  "{a:1}",
  "{'a':1}",
  "nul",
  "01",
  "1.",
  '"\n"',
  '{"a":1,}',
  "[1 2]",
  "undefined",
  '"\\x"',
  '{"a" 1}',
  "tru",
  "-",
  '["a',
  "{} x",
])
  try {
    JSON.parse(bad);
    console.log("parsed?", bad);
  } catch (e) {
    console.log((e as Error).name, (e as Error).message);
  }
const cyc: any = { name: "c" };
cyc.self = cyc;
try {
  JSON.stringify(cyc);
} catch (e) {
  console.log((e as Error).message);
}
const deep: any = { a: { b: [{}] } };
deep.a.b[0].up = deep.a;
try {
  JSON.stringify(deep);
} catch (e) {
  console.log((e as Error).message);
}
try {
  JSON.stringify({ n: 1n });
} catch (e) {
  console.log((e as Error).message);
}
interface Shape {
  kind: "c" | "s";
  size: number;
  label?: string;
}
const shapes: Shape[] = JSON.parse(
  '[{"kind":"c","size":2},{"kind":"s","size":3,"label":"sq"},{"kind":"t"}]',
);
console.log(
  shapes.map((s) => (s.kind === "c" ? Math.PI * s.size ** 2 : s.size ** 2)),
  shapes.map((s) => s.label?.toUpperCase() ?? "-"),
  shapes[2],
  shapes[2]!.size,
  shapes.reduce((t, { size = 0 }) => t + size, 0),
);
const clone = <T,>(x: T): T => JSON.parse(JSON.stringify(x));
const orig = { a: new Date(0), b: undefined, c: [undefined], n: { m: 1 } };
const c2: any = clone(orig);
console.log(c2, typeof c2.a, "b" in c2, c2.n !== orig.n);
const sortKeys = (x: any): any =>
  Array.isArray(x)
    ? x.map(sortKeys)
    : x && typeof x === "object"
      ? Object.fromEntries(
          Object.keys(x)
            .sort()
            .map((k) => [k, sortKeys(x[k])]),
        )
      : x;
console.log(JSON.stringify(sortKeys({ b: 1, a: [{ d: 1, c: 2 }] })));
export {};
