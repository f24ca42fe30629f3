// Functions that the library hands on are called with whatever comes back: none loses its parameters.
new Promise<(a: number) => number>((r) => r((a) => -a)).then((f) => console.log(f(1)));
const g = Object.groupBy([(a: number) => -a], () => "k");
console.log(g.k![0]!(2));
const m = Map.groupBy([(a: number) => -a], () => "k");
console.log(m.get("k")![0]!(3));
const d = Object.getOwnPropertyDescriptor({ f: (a: number) => -a }, "f")!;
console.log(d.value(4));
(async () => {
  const f = await (
    async () => (a: number) =>
      -a
  )();
  console.log(f(5));
  const h = await ((a: number) => -a);
  console.log(h(6));
  for await (const k of [(a: number) => -a]) console.log(k(7));
})();
const { promise, resolve } = Promise.withResolvers<(a: number) => number>();
resolve((a) => -a);
promise.then((f) => console.log(f(8)));
Promise.race([(a: number) => -a]).then((f) => console.log(f(9)));
Promise.any([(a: number) => -a]).then((f) => console.log(f(10)));
Promise.allSettled([(a: number) => -a]).then(([s]) =>
  console.log(s.status === "fulfilled" && s.value(11)),
);
const it = [(a: number) => -a].values().map((f) => f);
console.log(it.next().value!(12), Iterator.from([(a: number) => -a]).toArray()[0]!(13));
console.log(
  Array.from(new Set([(a: number) => -a]))[0]!(14),
  Array.of((a: number) => -a)[0]!(15),
  [[(a: number) => -a]].flat()[0]!(16),
  [1].map(() => (a: number) => -a)[0]!(17),
  [(a: number) => -a].reduce((x) => x)(18),
  [(a: number) => -a].find(() => true)!(19),
  [(a: number) => -a].filter(() => true)[0]!(20),
  [1].flatMap(() => [(a: number) => -a])[0]!(21),
  [(a: number) => -a].toReversed()[0]!(22),
  [(a: number) => -a].pop()!(23),
);
const w = new WeakMap<object, (a: number) => number>();
const key = {};
w.set(key, (a) => -a);
console.log(w.get(key)!(24), new WeakRef((a: number) => -a).deref()!(25));
function* gen() {
  const f: (a: number) => number = yield (a: number) => -a;
  console.log(f(26));
}
const gg = gen();
const f27 = gg.next().value as (a: number) => number;
console.log(f27(27));
gg.next((a: number) => ~a);
setTimeout(
  (f: (a: number) => number) => console.log(f(28)),
  0,
  (a: number) => -a,
);
queueMicrotask(() => console.log("micro"));
process.nextTick(
  (f: (a: number) => number) => console.log(f(29)),
  (a: number) => -a,
);
console.log(
  ((...fs: ((a: number) => number)[]) => fs[0]!(30))((a) => -a),
  ((f: (a: number) => number) => f).call(null, (a: number) => -a)(31),
  ((f: (a: number) => number) => f).bind(null, (a: number) => -a)()(32),
);
const sy = Symbol("s");
console.log(
  { [sy]: (a: number) => -a }[sy](33),
  Object.entries({ f: (a: number) => -a })[0]![1](34),
  JSON.parse("[1]", (_, v) => (Array.isArray(v) ? (a: number) => -a : v))(35),
);
const ws = new Map([["x", { cb: (a: number) => -a }]]);
for (const { cb } of ws.values()) console.log(cb(36));
class Bx<T> {
  constructor(private v: T) {}
  get() {
    return this.v;
  }
}
console.log(new Bx((a: number) => -a).get()(37));
try {
  throw (a: number) => -a;
} catch (e) {
  console.log((e as any)(38));
}
const prox = new Proxy({ f: (a: number) => -a }, {});
console.log(prox.f(39));
console.log(
  Object.create({ f: (a: number) => -a }).f(40),
  Object.defineProperty({} as any, "f", { value: (a: number) => -a }).f(41),
  globalThis.structuredClone({ n: 1 }).n,
  Reflect.apply((a: number) => -a, null, [42]),
  Reflect.construct(
    class {
      v: number;
      constructor(a: number) {
        this.v = -a;
      }
    },
    [43],
  ),
);
export {};
