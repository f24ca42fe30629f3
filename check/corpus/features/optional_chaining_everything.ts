// Optional chaining and nullish coalescing in every position, with short circuits that are counted.
type Deep = {
  a?: { b?: { c?: (n: number) => { d: string[] } | null; arr?: number[] } } | null;
  f?: () => Deep;
  g?(this: Deep, x: number): number;
  k?: number;
};
let count = 0;
const hit = <T,>(v: T): T => (count++, v);
const full: Deep = {
  a: { b: { c: (n) => ({ d: ["x" + n] }), arr: [1, 2] } },
  f: () => full,
  g(x) {
    return x + (this.k ?? 100);
  },
  k: 0,
};
const empty: Deep = {};
const nul: Deep = { a: null };
for (const o of [full, empty, nul, undefined]) {
  count = 0;
  console.log(
    o?.a?.b?.c?.(hit(1))?.d[0],
    o?.a?.b?.arr?.[hit(1)],
    o?.f?.().a?.b?.arr?.length,
    o?.g?.(hit(5)),
    o?.["a"]?.["b"],
    o?.a?.b
      ?.c?.(2)!
      ?.d.map((s) => s + hit("!"))
      .join(),
    count,
  );
}
console.log(
  full.k ?? 5,
  full.k || 5,
  empty.k ?? 5,
  (empty.k ?? 0) + 1,
  null ?? undefined ?? "end",
  (0 || null) ?? "z",
  full?.k?.toFixed(1),
  empty.k?.toFixed(1),
  typeof empty?.f,
  delete (full as any)?.zz,
  delete (undefined as any)?.x,
);
let u: string | undefined;
console.log(
  u?.length,
  u?.toUpperCase().padStart(3),
  (u ??= "set").length,
  u?.[0],
  u?.at(-1),
  u && u.length,
);
const m = new Map([["k", { v: [1] }]]);
console.log(
  m.get("k")?.v?.[0]?.toString(),
  m.get("z")?.v[0].toString(),
  [...(m.get("q")?.v ?? [])],
  Math.max(...(m.get("k")?.v ?? [0]), -1),
);
const fns: (((n: number) => number) | undefined)[] = [(n) => n * 2, undefined];
console.log(
  fns.map((f) => f?.(hit(4)) ?? "none"),
  fns[5]?.(1),
  fns.at(0)?.(3),
);
class T {
  next?: T;
  #v = 1;
  constructor(public n = 0) {}
  static make?: () => T;
  get v() {
    return this.#v;
  }
  chain(): T | undefined {
    return this.next;
  }
  static peek(t?: T) {
    return t ? t.#v : undefined;
  }
}
const t = new T(1);
t.next = new T(2);
console.log(
  t.next?.next?.n,
  t.chain()?.chain()?.n,
  t.chain()?.n,
  T.make?.().n,
  T.peek(t),
  T.peek(),
  t?.next.v,
);
(t.next as T | undefined)?.chain?.()?.chain();
const x: any = {
  y: null,
  z: {
    w() {
      return this === x.z;
    },
  },
};
console.log(
  x.y?.q.r.s,
  x?.z?.w(),
  x.z?.["w"]?.(),
  x.nope?.[hit("never")],
  x.y?.[0] ?? x.z?.k ?? "deep",
);
try {
  x.y.q;
} catch (e) {
  console.log((e as Error).message);
}
try {
  x.nope?.a.b;
  x.z.k.b;
} catch (e) {
  console.log((e as Error).message);
}
try {
  x?.y();
} catch (e) {
  console.log((e as Error).message);
}
let a1: number | null = null;
a1 ??= hit(9);
a1 &&= a1 + 1;
a1 ||= 7;
const ob: { p?: number; q?: { r?: number } } = {};
ob.p ??= 1;
ob.q ??= {};
ob.q.r ||= 2;
ob.q.r &&= ob.q.r * 10;
console.log(a1, ob, count);
for (const c of full.a?.b?.arr ?? []) console.log(c);
if (full.a?.b && !nul.a?.b) console.log("guards");
const { a: { b: { arr: [q1 = 0] = [] } = {} } = {} } = empty as { a?: { b?: { arr?: number[] } } };
console.log(q1, `${empty.a?.b}`, [empty?.k, full?.k], { ...empty.a, ...full.a?.b?.arr });
