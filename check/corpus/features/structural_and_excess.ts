// Structural typing at run time: objects with more than the type says survive copies, spreads, JSON, class checks and unions.
interface Named {
  name: string;
}
interface Aged {
  age: number;
}
const both = { name: "n", age: 3, extra: [1], nested: { deep: { v: 1 } } };
const a: Named = both,
  b: Aged = both;
console.log(a, b, (a as unknown) === b, { ...a }, JSON.stringify(b), Object.keys(a));
(a as any).late = "added";
console.log(b, "late" in both, Object.entries(b).length);
function strip<T extends Named>(x: T): Named {
  const { name } = x;
  return { name };
}
console.log(strip(both), strip({ name: "z", q: 1 } as Named));
const list: Named[] = [
  both,
  { name: "lit" },
  new (class K {
    name = "inst";
    private hidden = 1;
    get g() {
      return 1;
    }
  })(),
];
console.log(
  list,
  list.map((x) => Object.keys(x).length),
);
const upd = (x: Named): Named => ({ ...x, name: x.name + "!" });
console.log(list.map(upd));
type Opt = { a?: number; b?: string | null };
const merge = (...os: Opt[]): Opt => Object.assign({}, ...os);
console.log(
  merge({ a: 1 }, { b: null }, { a: undefined }),
  "a" in merge({ a: undefined }),
  merge(),
);
class Pt {
  constructor(
    public x = 0,
    public y = 0,
  ) {}
  add(o: { x: number; y: number }) {
    return new Pt(this.x + o.x, this.y + o.y);
  }
}
console.log(
  new Pt(1, 2).add({ x: 1, y: 1 }),
  new Pt().add(new Pt(5)),
  [new Pt()].concat([{ x: 9, y: 9, add: () => new Pt() } as Pt]),
);
const dict: { [k: string]: Named | undefined } = { one: both };
dict["two"] = { name: "2" };
delete dict.one;
console.log(dict, dict.three?.name, Object.values(dict));
const tuple: [Named, ...Aged[]] = [both, both, { age: 1 }];
const [t0, ...ts] = tuple;
console.log(
  t0.name,
  ts.length,
  ts.map((t) => t.age),
);
let u: { kind: "a"; v: number } | { kind: "b"; w: string } = { kind: "a", v: 1 };
const copy = { ...u, kind: "b" as const, w: "w" };
u = copy;
console.log(u, u.kind === "b" && u.w);
const fnobj: { (x: number): number; label: string; inner: { n: number } } = Object.assign(
  (x: number) => x * 2,
  { label: "double", inner: { n: 1 } },
);
fnobj.inner.n++;
console.log(fnobj(4), fnobj.label, fnobj.inner, fnobj);
const rec: Record<"x" | "y", number> & Partial<Record<"z", number>> = { x: 1, y: 2 };
rec.z ??= rec.x + rec.y;
for (const k of ["x", "y", "z"] as const) rec[k]! *= 2;
console.log(rec);
const cls: new (n: string) => Named = class {
  constructor(
    readonly name: string,
    readonly second = name.length,
  ) {}
};
console.log(new cls("abc"));
const partial = <T,>(base: T, p: Partial<T>): T => ({ ...base, ...p });
console.log(
  partial({ a: 1, b: { c: 2 } }, { b: { c: 3 } }),
  partial([1, 2] as any, { 0: 9 } as any),
);
interface Tree {
  v: number;
  kids?: Tree[];
}
const grow = (d: number): Tree => (d ? { v: d, kids: [grow(d - 1), grow(d - 1)] } : { v: 0 });
const size = ({ kids = [] }: Tree): number => 1 + kids.reduce((s, k) => s + size(k), 0);
console.log(size(grow(4)), grow(1));
const self: any = { n: 1 };
self.me = self;
console.log(self.me.me.n, self);
