// Enums in all shapes: computed members, reverse mapping, iteration, merged, in namespaces, as flags, as record keys.
enum Color {
  Red,
  Green = 5,
  Blue,
  Also = Green | 8,
  Calc = "abc".length,
  Neg = -1,
}
console.log(
  Color,
  Color[5],
  Color[Color.Blue],
  Color["Red"],
  Object.keys(Color).length,
  Object.values(Color).filter((v) => typeof v === "number"),
);
enum Level {
  Low = "LOW",
  High = "HIGH",
}
enum Mixed {
  A,
  B = "b",
  C = 7,
  D,
}
console.log(Level, Mixed, Mixed[7], Mixed.D, Object.entries(Level));
const parse = (s: string): Level | undefined =>
  (Object.values(Level) as string[]).includes(s) ? (s as Level) : undefined;
console.log(parse("LOW"), parse("nope"), Level["High" as keyof typeof Level]);
enum Perm {
  None = 0,
  R = 1 << 0,
  W = 1 << 1,
  X = 1 << 2,
  RW = R | W,
  All = ~(~0 << 3),
}
const names = (p: Perm) =>
  (["R", "W", "X"] as const).filter((k) => p & Perm[k]).join("|") || Perm[p];
for (const p of [Perm.None, Perm.RW, Perm.All, Perm.X | Perm.R]) console.log(p, names(p), Perm[p]);
let p = Perm.All;
p &= ~Perm.W;
p ^= Perm.X;
console.log(p, p === Perm.R, !!(p & Perm.W));
namespace Shapes {
  export enum Kind {
    Circle = "circle",
    Square = "square",
  }
  export const all = [Kind.Circle, Kind.Square];
  export namespace Deep {
    export const enum N {
      One = 1,
    }
    export function one() {
      return N.One;
    }
  }
}
console.log(Shapes.Kind.Circle, Shapes.all, Shapes.Deep.one(), Shapes.Deep.N.One);
enum Merge {
  A = 1,
}
enum Merge {
  B = 2,
}
namespace Merge {
  export function of(s: string) {
    return Merge[s as "A"] ?? -1;
  }
}
console.log(Merge.A, Merge.B, Merge.of("B"), Merge.of("C"));
const label: Record<Level, string> & { [k in Mixed]?: number } = {
  [Level.Low]: "low!",
  [Level.High]: "high!",
  [Mixed.C]: 3,
};
for (const l of [Level.Low, Level.High]) console.log(label[l]);
console.log(label);
const dyn = Color as any;
dyn.Extra = 99;
console.log(dyn.Extra, dyn[99], "Extra" in Color);
function exhaustive(l: Level): number {
  switch (l) {
    case Level.Low:
      return 1;
    case Level.High:
      return 2;
    default:
      const n: never = l;
      return n;
  }
}
console.log(exhaustive(Level.High), exhaustive("x" as any));
type K = keyof typeof Color;
const k: K = "Blue";
console.log(Color[k], typeof Color, typeof Color.Red, Color.Red in Color, JSON.stringify(Perm));
for (const name in Level) console.log(name, Level[name as keyof typeof Level]);
enum Empty {}
console.log(Empty, Object.keys(Empty));
