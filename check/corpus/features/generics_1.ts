// Generic repositories, plucking, grouping and memoizing.
interface Repo<T, K extends keyof T = keyof T> {
  find(key: K, value: T[K]): T | undefined;
  all(): readonly T[];
}
class MemRepo<T extends {
  id: number;
}> implements Repo<T> {
  private store = new Map<number, T>();
  save(...xs: T[]): this {
    xs.forEach((x) => this.store.set(x.id, x));
    return this;
  }
  find<K extends keyof T>(k: K, v: T[K]) {
    for (const x of this.store.values())
      if (x[k] === v)
        return x;
  }
  all() { return [...this.store.values()]; }
  update(id: number, patch: Partial<Omit<T, "id">>): T {
    const cur = this.store.get(id);
    if (!cur)
      throw new RangeError(`no ${id}`);
    const next = { ...cur, ...patch };
    this.store.set(id, next);
    return next;
  }
}
type User = {
  id: number;
  name: string;
  email?: string;
};
const r = new MemRepo<User>().save({ id: 1, name: "a" }, { id: 2, name: "b", email: "b@x" });
console.log(r.find("name", "b"), r.find("email", undefined), r.update(1, { email: "z" }), r.all());
try {
  r.update(9, {});
}
catch (e) {
  console.log(`${e}`);
}
function pluck<T, K extends keyof T>(xs: T[], ...ks: K[]): Pick<T, K>[] {
  return xs.map((x) => {
    const o = {} as Pick<T, K>;
    for (const k of ks)
      o[k] = x[k];
    return o;
  });
}
console.log(pluck(r.all(), "name"), pluck(r.all(), "id", "email"));
const groupBy = <T, K extends string | number>(xs: readonly T[], f: (x: T) => K) => xs.reduce((a, x) => {
  (a[f(x)] ||= []).push(x);
  return a;
}, {} as Record<K, T[]>);
console.log(groupBy([1, 2, 3, 4], (n) => (n % 2 ? "odd" : "even")), groupBy(["a", "bb", "cc"], (s) => s.length));
type Fn<A extends unknown[], R> = (...a: A) => R;
const memo = <A extends unknown[], R>(f: Fn<A, R>): Fn<A, R> => {
  const c = new Map<string, R>();
  return (...a) => {
    const k = JSON.stringify(a);
    if (!c.has(k)) {
      console.log("miss", k);
      c.set(k, f(...a));
    }
    return c.get(k)!;
  };
};
const m = memo((a: number, b: string) => b.repeat(a));
console.log(m(2, "x"), m(2, "x"), m(3, "y"));
