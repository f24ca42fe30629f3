// Calls of methods through as, !, satisfies and parentheses keep their receiver.
class A {
  n = 3;
  m(x: number, y = 2) {
    return this.n + x + y;
  }
  static s(a: number) {
    return [this === A, a];
  }
  f?: (q: string) => string;
  opt?(): string;
  count() {
    return [...arguments].map((x) => x * this.n);
  }
}
const a: A = new A();
console.log(
  (a.m as any)(1),
  (a.m as (x: number) => number)(1),
  a.m!(1, 1),
  (a["m"] as any)("s"),
  (A.s as any)(1, 2),
);
a.f = function (this: any, q: string) {
  return q + this.n;
};
console.log(
  a.f!("x"),
  (a.f as any)("y"),
  a?.f!("z"),
  (a.f satisfies unknown as any)("w"),
  a.opt?.()!,
);
console.log(
  ([1, 2].map as any)((x: number) => x * 2),
  ("abc".slice as any)(1),
  (Math.max as any)(1, 2),
  (a.count as any)(1, 2, 3),
);
try {
  (a as any).nope();
} catch (e) {
  console.log((e as Error).message);
}
try {
  (a.opt as any)();
} catch (e) {
  console.log((e as Error).message);
}
try {
  a.opt!();
} catch (e) {
  console.log((e as Error).message);
}
const list: { run?: (n: number) => void; log: number[] }[] = [
  {
    log: [],
    run(n) {
      this.log.push(n);
    },
  },
];
list[0]!.run!(4);
list[0].run!.call(list[0], 5);
console.log(list);
const f: any = () => 1;
console.log(
  f instanceof Object,
  f instanceof Function,
  class {} instanceof Function,
  ({} as any) instanceof Function,
);
function call(x: string | (() => string)) {
  return x instanceof Function ? x() : x;
}
console.log(
  call("a"),
  call(() => "b"),
);
const v: unknown = call;
if (v instanceof Function) console.log(v.name, v.length);
export {};
