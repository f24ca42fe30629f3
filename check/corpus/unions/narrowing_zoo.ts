// Narrowing by typeof, in, instanceof, equality, truthiness, predicates, assertions, discriminants, never, assignments.
type V =
  | string
  | number
  | boolean
  | null
  | undefined
  | string[]
  | { k: string }
  | (() => string)
  | Date
  | symbol
  | bigint;
const name = (v: V): string => {
  if (v == null) return String(v) + "!";
  if (typeof v === "string") return `s${v.length}`;
  if (typeof v === "number") return Number.isInteger(v) ? "int" : "num";
  if (typeof v === "boolean") return v ? "yes" : "no";
  if (typeof v === "function") return v();
  if (typeof v === "symbol") return v.description ?? "none";
  if (typeof v === "bigint") return `${v}n`;
  if (Array.isArray(v)) return v.join("+");
  if (v instanceof Date) return v.getTime() + "ms";
  return v.k;
};
console.log(
  (
    [
      null,
      undefined,
      "abc",
      1,
      1.5,
      true,
      ["a", "b"],
      { k: "key" },
      () => "fn",
      new Date(5),
      Symbol("sy"),
      Symbol(),
      9n,
    ] as V[]
  ).map(name),
);
type Shape =
  | { kind: "circle"; r: number }
  | { kind: "rect"; w: number; h: number }
  | { kind: "group"; items: Shape[] };
const area = (s: Shape): number => {
  switch (s.kind) {
    case "circle":
      return +(Math.PI * s.r ** 2).toFixed(2);
    case "rect":
      return s.w * s.h;
    case "group":
      return s.items.map(area).reduce((a, b) => a + b, 0);
    default: {
      const x: never = s;
      throw new Error("unreachable " + JSON.stringify(x));
    }
  }
};
console.log(
  area({
    kind: "group",
    items: [
      { kind: "circle", r: 1 },
      { kind: "rect", w: 2, h: 3 },
    ],
  }),
);
try {
  area({ kind: "tri" } as any);
} catch (e) {
  console.log((e as Error).message);
}
type Msg =
  { type: "text"; body: string } | { type: "file"; name: string; size?: number } | { type: "ping" };
const show = (m: Msg) =>
  "body" in m ? m.body : m.type === "file" ? `${m.name}(${m.size ?? "?"})` : m.type;
console.log(
  (
    [
      { type: "text", body: "hey" },
      { type: "file", name: "f" },
      { type: "file", name: "g", size: 0 },
      { type: "ping" },
    ] as Msg[]
  ).map(show),
);
function assertString(x: unknown, what = "value"): asserts x is string {
  if (typeof x !== "string") throw new TypeError(`${what} is ${typeof x}`);
}
const up = (x: unknown) => {
  assertString(x, "x");
  return x.toUpperCase();
};
console.log(up("a"));
try {
  up(1);
} catch (e) {
  console.log(String(e));
}
const isNumArr = (x: unknown): x is number[] =>
  Array.isArray(x) && x.every((n) => typeof n === "number");
for (const x of [[1, 2], [1, "2"], "no", []] as unknown[])
  console.log(isNumArr(x) ? x.reduce((a, b) => a + b, 0) : typeof x);
let x: string | number = "s";
x = x.length;
x += 1;
console.log(x.toFixed(1));
let maybe: { v?: { w: number | null } } | null = Math.abs(-1) ? { v: { w: 0 } } : null;
console.log(
  maybe?.v?.w ?? "none",
  maybe && maybe.v && maybe.v.w,
  maybe?.v?.w || "falsy",
  (maybe = null) ?? "null now",
);
const firstDefined = <T,>(...xs: (T | undefined)[]) => {
  for (const x of xs) if (x !== undefined) return x;
  throw new Error("all undefined");
};
console.log(firstDefined(undefined, 0, 1), firstDefined<string | null>(undefined, null));
class Cat {
  meow() {
    return "meow";
  }
}
class Dog {
  bark() {
    return "woof";
  }
}
const noise = (a: Cat | Dog | null) => (a instanceof Cat ? a.meow() : (a?.bark() ?? "silence"));
console.log([new Cat(), new Dog(), null].map(noise));
type Tree = number | Tree[];
const sum = (t: Tree): number =>
  typeof t === "number" ? t : t.reduce<number>((a, b) => a + sum(b), 0);
const depth = (t: Tree): number => (Array.isArray(t) ? 1 + Math.max(0, ...t.map(depth)) : 0);
console.log(sum([1, [2, [3, []]]]), depth([1, [2, [3, []]]]));
type Action = ["inc", number] | ["set", string, number] | ["reset"];
const reduce = (s: Record<string, number>, a: Action): Record<string, number> => {
  switch (a[0]) {
    case "inc":
      return Object.fromEntries(Object.entries(s).map(([k, v]) => [k, v + a[1]]));
    case "set": {
      const [, k, v] = a;
      return { ...s, [k]: v };
    }
    case "reset":
      return {};
  }
};
console.log(
  (
    [
      ["set", "a", 1],
      ["set", "b", 2],
      ["inc", 10],
      ["set", "a", 0],
    ] as Action[]
  ).reduce(reduce, {}),
);
const lit = (d: "n" | "s" | 0 | 1 | true | null) =>
  d === 0 ? "zero" : d === true ? "true" : d === null ? "nil" : d === 1 ? "one" : d.toUpperCase();
console.log((["n", 0, 1, true, null, "s"] as const).map(lit));
const cfg: { mode: "dev"; port: number } | { mode: "prod"; host: string } = JSON.parse(
  '{"mode":"prod","host":"h"}',
);
console.log(cfg.mode === "dev" ? cfg.port : cfg.host);
if (typeof globalThis === "object" && !("nope" in globalThis)) console.log("global ok");
const val = Math.max(0) as 0 | 1;
const r: string = ({ 0: "zero", 1: "one" } as const)[val];
console.log(r);
function isKey<T extends object>(o: T, k: PropertyKey): k is keyof T {
  return k in o;
}
const dict = { a: 1, b: 2 };
for (const k of ["a", "z"]) console.log(isKey(dict, k) ? dict[k] : "no " + k);
export {};
