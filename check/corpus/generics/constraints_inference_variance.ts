// Generic functions and classes with constraints, defaults, inference from returns, keyof, mapped builders.
function prop<T, K extends keyof T>(o: T, k: K): T[K] {
  return o[k];
}
const pluck = <T, K extends keyof T>(xs: readonly T[], k: K) => xs.map((x) => x[k]);
const people = [
  { n: "a", age: 3 },
  { n: "b", age: 1 },
];
console.log(prop(people[0]!, "age") + 1, pluck(people, "n").join(), pluck(people, "age").sort());
const groupBy = <T, K extends PropertyKey>(xs: Iterable<T>, f: (x: T) => K) => {
  const out = {} as Record<K, T[]>;
  for (const x of xs) (out[f(x)] ||= []).push(x);
  return out;
};
console.log(
  groupBy([1, 2, 3], (n) => (n > 1 ? "big" : "small")),
  groupBy("hello", (c) => c.charCodeAt(0) % 2),
);
const zipWith = <A, B, R>(a: A[], b: B[], f: (a: A, b: B) => R): R[] =>
  a.slice(0, b.length).map((x, i) => f(x, b[i]!));
console.log(zipWith([1, 2, 3], ["x", "y"], (n, s) => s.repeat(n)));
const keyBy = <T extends { id: string | number }>(xs: T[]) =>
  Object.fromEntries(xs.map((x) => [x.id, x])) as { [k in T["id"]]: T };
console.log(
  keyBy([
    { id: 2, v: 1 },
    { id: "z", v: 2 },
  ] as { id: number | string; v: number }[]),
);
class Stack<T = string> {
  private xs: T[] = [];
  static of<U>(...us: U[]) {
    const s = new Stack<U>();
    us.forEach((u) => s.push(u));
    return s;
  }
  push(x: T): this {
    this.xs.push(x);
    return this;
  }
  pop(): T | undefined {
    return this.xs.pop();
  }
  map<U>(f: (x: T) => U): Stack<U> {
    return Stack.of(...this.xs.map(f));
  }
  peek<D = undefined>(d?: D): T | D {
    return this.xs.at(-1) ?? (d as D);
  }
  get size(): number {
    return this.xs.length;
  }
  *[Symbol.iterator]() {
    for (let i = this.xs.length; i--;) yield this.xs[i]!;
  }
}
console.log(
  [...Stack.of(1, 2, 3).map((x) => `n${x}`)],
  new Stack().push("d").peek(),
  new Stack<number>().peek("none"),
  Stack.of<number | string>(1, "a").size,
  Stack.of({ a: 1 }),
);
type Handler<E, R = void> = (e: E) => R;
class Emitter<M extends Record<string, any>> {
  private hs: { [K in keyof M]?: Handler<M[K], unknown>[] } = {};
  on<K extends keyof M>(k: K, h: Handler<M[K], unknown>) {
    (this.hs[k] ??= []).push(h);
    return this;
  }
  emit<K extends keyof M>(k: K, e: M[K]) {
    return this.hs[k]?.map((h) => h(e)) ?? [];
  }
}
const em = new Emitter<{ add: [number, number]; say: string }>()
  .on("add", ([a, b]) => a + b)
  .on("say", (s) => s.length)
  .on("add", ([a]) => -a);
console.log(em.emit("add", [2, 3]), em.emit("say", "four"), new Emitter<{ x: 1 }>().emit("x", 1));
const pipe = <A, B, C>(a: A, f: (a: A) => B, g: (b: B) => C): C => g(f(a));
console.log(
  pipe(
    "1,2,3",
    (s) => s.split(",").map(Number),
    (ns) => ns.reduce((a, b) => a + b),
  ),
);
const tuple = <T extends unknown[]>(...t: T) => t;
const [p, q, r] = tuple(1, "two", { three: 3 });
console.log(p.toFixed(1), q.length, r.three);
const entries = <T extends object>(o: T) => Object.entries(o) as [keyof T, T[keyof T]][];
for (const [k, v] of entries({ x: 1, y: "s" })) console.log(k, v);
const mapValues = <T extends object, U>(o: T, f: <K extends keyof T>(v: T[K], k: K) => U) => {
  const out = {} as { [K in keyof T]: U };
  for (const k in o) out[k] = f(o[k], k);
  return out;
};
console.log(mapValues({ a: 1, b: "x" }, (v, k) => `${String(k)}:${v}`));
type Builder<T> = { [K in keyof T as `with${Capitalize<string & K>}`]: (v: T[K]) => Builder<T> } & {
  build(): T;
};
function builder<T extends object>(init: T): Builder<T> {
  const state: any = { ...init };
  const b: any = { build: () => ({ ...state }) };
  for (const k of Object.keys(init))
    b["with" + k[0]!.toUpperCase() + k.slice(1)] = (v: any) => ((state[k] = v), b);
  return b;
}
console.log(builder({ host: "h", port: 1 }).withPort(8080).withHost("x").build());
const identity = <T,>(x: T) => x,
  constant =
    <T,>(x: T) =>
    () =>
      x,
  compose =
    <A, B, C>(f: (b: B) => C, g: (a: A) => B) =>
    (a: A) =>
      f(g(a));
console.log([
  identity(5),
  identity("s"),
  identity([1]),
  constant(7)(),
  compose((n: number) => n + 1, parseInt)("41"),
]);
const memo =
  <K, V>(f: (k: K) => V, cache = new Map<K, V>()) =>
  (k: K): V => {
    if (!cache.has(k)) cache.set(k, f(k));
    return cache.get(k)!;
  };
let calls = 0;
const sq = memo((n: number) => (calls++, n * n));
console.log(sq(4), sq(4), sq(5), calls);
abstract class Repo<T extends { id: number }, Q = Partial<T>> {
  protected items: T[] = [];
  abstract matches(t: T, q: Q): boolean;
  save(...t: T[]) {
    this.items.push(...t);
    return this;
  }
  find(q: Q) {
    return this.items.filter((t) => this.matches(t, q));
  }
}
class Users extends Repo<{ id: number; name: string }> {
  matches(u: { id: number; name: string }, q: Partial<{ id: number; name: string }>) {
    return (Object.keys(q) as (keyof typeof q)[]).every((k) => u[k] === q[k]);
  }
}
console.log(
  new Users().save({ id: 1, name: "x" }, { id: 2, name: "x" }).find({ name: "x" }).length,
  new Users().save({ id: 3, name: "y" }).find({ id: 3 }),
);
export {};
