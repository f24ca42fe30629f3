// unknown and any: duck typing, guards, stringly typed access, calls of what may not be there.
interface Duck {
  quack(): string;
  legs?: number;
}
function isDuck(x: unknown): x is Duck {
  return (
    typeof x === "object" && x !== null && "quack" in x && typeof (x as any).quack === "function"
  );
}
const things: unknown[] = [
  null,
  1,
  "quack",
  { quack: () => "Quack" },
  { quack: 1 },
  new (class Robot {
    legs = 2;
    quack() {
      return "beep " + this.legs;
    }
  })(),
  [1],
  () => 1,
  Symbol("x"),
  12n,
  undefined,
  new Date(0),
  /x/g,
  new Map([[1, 2]]),
];
for (const t of things)
  console.log(typeof t, isDuck(t) ? t.quack() : "no duck", Array.isArray(t), t instanceof Object);
const any: any = {
  list: [1, 2, { k: "v" }],
  f(x: number) {
    return x + this.list.length;
  },
  nested: { g: (...a: any[]) => a.length },
};
console.log(
  any.f(1),
  any["f"](2),
  any.nested.g(1, 2, 3),
  any.nested?.h?.(1),
  any.missing?.deep.er,
  any.list[2].k.length,
  any.list?.[9],
);
for (const bad of ["any.nope()", "any.missing.x", "null.x", "any.list.x.y"]) {
  try {
    switch (bad) {
      case "any.nope()":
        any.nope();
        break;
      case "any.missing.x":
        any.missing.x;
        break;
      case "null.x":
        (null as any).x;
        break;
      default:
        any.list.x.y = 1;
    }
  } catch (e: any) {
    console.log(bad, "=>", e.constructor.name, e.message);
  }
}
any.list.push("more");
any.count = any.list.length;
any.nested.count ??= any.count * 2;
any["x" + 1] = delete any.f;
console.log(any, Object.keys(any).length);
function sizeOf(x: unknown): number {
  if (x == null) return 0;
  if (typeof x === "string" || Array.isArray(x)) return x.length;
  if (x instanceof Map || x instanceof Set) return x.size;
  if (typeof x === "object") return Object.keys(x).length;
  return -1;
}
console.log(things.map(sizeOf));
const parsed = JSON.parse('{"a":[1,{"b":null}],"s":"x","n":1e3,"t":true}');
console.log(parsed.a[1].b, parsed.n + 1, parsed.s + parsed.t, parsed.a.length, parsed.zzz, parsed);
const add = (a: any, b: any) => a + b;
console.log(
  add(1, 2),
  add("1", 2),
  add([1], [2]),
  add({}, "x"),
  add(null, 1),
  add(undefined, 1),
  add(true, true),
  add(1n, 2n),
  add(new Date(0), 1).slice(0, 15),
);
const cmp = (a: any, b: any) => [a < b, a == b, a === b, a >= b].map(Number).join("");
console.log(
  cmp(1, "2"),
  cmp("b", "a"),
  cmp(null, 0),
  cmp(undefined, null),
  cmp([2], 2),
  cmp(NaN, NaN),
  cmp("10", "9"),
  cmp(1n, 1),
);
