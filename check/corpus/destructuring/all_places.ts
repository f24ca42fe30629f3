// Destructuring with defaults, computed keys, nesting, swaps, in loops, catch, parameters, generators and for-of heads.
const src = { a: 1, b: { c: [10, 20, { d: "deep" }], e: null }, "key-x": true, 5: "five" };
const k = "a";
const {
  [k]: aa,
  b: {
    c: [, y, { d }],
    e = "default",
    f = "def",
  },
  "key-x": kx,
  5: five,
  ...rest
} = src as any;
console.log(aa, y, d, e, f, kx, five, rest);
let x = 1,
  z = 2,
  w = 3;
[x, z, w] = [w, x, z];
console.log(x, z, w);
[x = 9, [z = 8] = [], ...[w]] = [undefined, undefined, 7] as any;
console.log(x, z, w);
const o: any = {};
({
  p: o.q,
  r: [o.s, o["t" + 1]],
} = { p: 1, r: [2, 3] });
[o.list = [], o.q] = [undefined, 99] as any;
console.log(o);
const arr: number[] = [];
[arr[2], arr[0]] = [1, 2];
console.log(arr);
for (const {
  id,
  tags: [first = "none", ...more],
} of [
  { id: 1, tags: ["x", "y", "z"] },
  { id: 2, tags: [] as string[] },
])
  console.log(id, first, more);
for (const [i, [k2, v]] of [
  ...new Map([
    ["m", 1],
    ["n", 2],
  ]),
].entries())
  console.log(i, k2, v);
for (let { length } of ["abc", "d"]) console.log(length);
for (o.i of [1, 2]);
for (o["k"] in { u: 1, v: 2 });
[o.m, ...o.n] = "xyz";
console.log(o);
try {
  throw { code: 7, info: { why: "because" } };
} catch ({ code, info: { why }, missing = "m" }: any) {
  console.log(code, why, missing);
}
const fn = (
  { a = 1, b: { c = 2, ...r } = { c: 5, q: 6 } as any }: any = {},
  [h, ...t]: any = "str",
) => [a, c, r, h, t];
console.log(fn(), fn({ a: 3, b: { z: 1 } }, [1]), fn.length);
function* gen() {
  try {
    yield 1;
    yield 2;
    yield 3;
  } finally {
    console.log("closed");
  }
}
const [g1, g2] = gen();
console.log(g1, g2);
const [...all] = gen();
console.log(all);
const [] = gen();
const { length: n, 0: c0, [n - 1]: last } = "hello" as any;
console.log(n, c0, last);
const { size, has } = new Set([1]);
console.log(size, typeof has);
const { min, PI: pi } = Math;
console.log(min(3, 2), pi > 3);
let order: string[] = [];
const tick = (s: string, v?: any) => {
  order.push(s);
  return v;
};
({ [tick("k1", "a")]: tick("o1", o).x1 = tick("d1", 5) } = tick("rhs", {}));
console.log(order, o.x1);
const { q = tick("unused", 1), u = tick("used", 2) } = { q: 0 } as any;
console.log(q, u, order.slice(-1));
const [p1 = p0(), p2 = p1 + 1]: number[] = [];
function p0() {
  return 40;
}
console.log(p1, p2);
const nested = (
  ({ a }) =>
  ({ b }: { b: number }) =>
    a + b
)({ a: 1 })({ b: 2 });
console.log(nested);
const swap = <A, B>([a, b]: [A, B]): [B, A] => [b, a];
console.log(swap([1, "s"]));
var { v1, v2 = v1 } = { v1: "hoisted" } as any;
console.log(v1, v2);
const { ...copy } = [1, 2];
console.log(copy, { ..."hi" }, [...[, 1]], Object.entries({ ...[5] }));
if (true) {
  var { leak } = { leak: "leaks" };
}
console.log(leak);
const { toString } = 5 as any;
console.log(typeof toString, (({ length }) => length)([1, 2, 3]));
for (const bad of [
  () => {
    const { x } = undefined as any;
  },
  () => {
    const [x] = null as any;
  },
  () => {
    const {
      a: { b },
    } = {} as any;
  },
  () => {
    (({ x }) => x)(null as any);
  },
])
  try {
    bad();
  } catch (e) {
    console.log((e as Error).constructor.name);
  }
export {};
