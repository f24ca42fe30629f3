// Lazy values, memo getters, chains of getters that return this, self-replacing methods, counters in closures.
class Lazy<T> {
  #f?: () => T;
  #v!: T;
  constructor(f: () => T) {
    this.#f = f;
  }
  get value(): T {
    if (this.#f) {
      this.#v = this.#f();
      this.#f = undefined;
    }
    return this.#v;
  }
  map<U>(g: (t: T) => U) {
    return new Lazy(() => g(this.value));
  }
  static zip<A, B>(a: Lazy<A>, b: Lazy<B>) {
    return new Lazy(() => [a.value, b.value] as const);
  }
}
let n = 0;
const l = new Lazy(() => (n++, "v")),
  m = l.map((s) => s + s),
  z = Lazy.zip(l, m);
console.log(n, z.value, z.value, n, l);
class Chain {
  private ops: string[] = [];
  get not() {
    this.ops.push("not");
    return this;
  }
  get to() {
    return this;
  }
  get be() {
    this.ops.push("be");
    return this;
  }
  equal(x: unknown) {
    this.ops.push(`equal(${x})`);
    return this.ops.splice(0).join(".");
  }
}
const c = new Chain();
console.log(c.to.not.be.equal(5), c.be.equal("x"));
const fib = (() => {
  const memo: Record<number, number> = { 0: 0, 1: 1 };
  return function f(n: number): number {
    return (memo[n] ??= f(n - 1) + f(n - 2));
  };
})();
console.log(fib(50), fib(10));
const obj: any = {
  init() {
    console.log("init once");
    this.init = () => "replaced";
    return "first";
  },
};
console.log(obj.init(), obj.init());
const seq = (function* () {
  let i = 0;
  while (true) {
    const r: number | undefined = yield i;
    i = r ?? i + 1;
  }
})();
console.log(seq.next().value, seq.next().value, seq.next(10).value, seq.next().value);
const once = <T,>(f: () => T): (() => T) => {
  let g = () => {
    const v = f();
    g = () => v;
    return v;
  };
  return () => g();
};
const o = once(() => (console.log("ran"), { k: 1 }));
console.log(o() === o());
type List = { head: number; readonly tail: List } | null;
const from = (n: number): NonNullable<List> => ({
  head: n,
  get tail() {
    return from(n + 1);
  },
});
const takeN = (l: List, k: number): number[] => (k && l ? [l.head, ...takeN(l.tail, k - 1)] : []);
console.log(takeN(from(5), 4));
const counter = (start = 0, step = 1) => {
  let v = start;
  const api = {
    get value() {
      return v;
    },
    set value(x) {
      v = x;
    },
    tick: () => (v += step),
    reset: () => void (v = start),
    [Symbol.toPrimitive]: () => v,
  };
  return api;
};
const k = counter(10, 5);
k.tick();
k.tick();
k.value++;
console.log(k.value, +k, `${k}`, (k as any) + 1, k.reset(), k.value);
const { tick, value } = counter();
tick();
console.log(value, tick());
const deep = {
  get a() {
    return {
      get b() {
        return {
          get c() {
            return "deep " + n;
          },
        };
      },
    };
  },
};
console.log(deep.a.b.c, deep);
const acc = Object.defineProperty({} as { total: number }, "total", {
  get: (() => {
    let t = 0;
    return () => (t += 10);
  })(),
});
console.log(acc.total, acc.total);
