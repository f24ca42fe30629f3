// An in-memory query builder with joins, grouping, ordering, typed by keys; lazily evaluated pipelines; a tiny ORM.
type Row = Record<string, string | number | boolean | null>;
class Query<T extends Row> implements Iterable<T> {
  private constructor(private readonly run: () => Iterable<T>) {}
  static from<T extends Row>(rows: readonly T[]) {
    return new Query<T>(() => rows);
  }
  where(p: (t: T) => boolean) {
    const src = this;
    return new Query<T>(function* () {
      for (const r of src) if (p(r)) yield r;
    });
  }
  select<K extends keyof T>(...ks: K[]) {
    const src = this;
    return new Query<Pick<T, K>>(function* () {
      for (const r of src) yield Object.fromEntries(ks.map((k) => [k, r[k]])) as Pick<T, K>;
    });
  }
  join<U extends Row, R extends Row>(
    o: Query<U>,
    on: (t: T, u: U) => boolean,
    f: (t: T, u: U) => R,
  ) {
    const src = this;
    return new Query<R>(function* () {
      const right = [...o];
      for (const t of src) for (const u of right) if (on(t, u)) yield f(t, u);
    });
  }
  orderBy<K extends keyof T>(k: K, dir: 1 | -1 = 1) {
    return new Query<T>(() =>
      [...this].sort((a, b) => (a[k] === b[k] ? 0 : a[k]! < b[k]! ? -dir : dir)),
    );
  }
  groupBy<K extends keyof T, R extends Row>(k: K, agg: (key: T[K], rows: T[]) => R) {
    return new Query<R>(() => {
      const g = new Map<T[K], T[]>();
      for (const r of this) g.has(r[k]) ? g.get(r[k])!.push(r) : g.set(r[k], [r]);
      return [...g].map(([key, rows]) => agg(key, rows));
    });
  }
  limit(n: number, skip = 0) {
    const src = this;
    return new Query<T>(function* () {
      let i = 0;
      for (const r of src) {
        if (i >= skip + n) return;
        if (i++ >= skip) yield r;
      }
    });
  }
  *[Symbol.iterator]() {
    yield* this.run();
  }
  count() {
    let n = 0;
    for (const _ of this) n++;
    return n;
  }
  first(): T | undefined {
    for (const r of this) return r;
    return undefined;
  }
  toArray() {
    return [...this];
  }
}
const users = [
  { id: 1, name: "Ann", age: 31, city: "Oslo" },
  { id: 2, name: "Bob", age: 25, city: "Rome" },
  { id: 3, name: "Cid", age: 25, city: "Oslo" },
  { id: 4, name: "Dee", age: 40, city: null },
];
const orders = [
  { uid: 1, total: 9.5 },
  { uid: 3, total: 20 },
  { uid: 1, total: 0.5 },
  { uid: 9, total: 1 },
];
const q = Query.from(users),
  o = Query.from(orders);
console.log(
  q
    .where((u) => u.age < 35)
    .orderBy("name", -1)
    .select("name", "age")
    .toArray(),
);
console.log(
  q
    .join(
      o,
      (u, r) => u.id === r.uid,
      (u, r) => ({ name: u.name, total: r.total }),
    )
    .groupBy("name", (name, rs) => ({
      name,
      n: rs.length,
      sum: rs.reduce((s, r) => s + r.total, 0),
    }))
    .toArray(),
);
console.table(
  q
    .groupBy("city", (city, us) => ({
      city,
      oldest: Math.max(...us.map((u) => u.age)),
      names: us.map((u) => u.name).join("/"),
    }))
    .toArray(),
);
console.log(
  q
    .orderBy("age")
    .limit(2, 1)
    .toArray()
    .map((u) => u.name),
  q.count(),
  q.where((u) => u.id > 9).first(),
  q.where((u) => u.city === null).first()?.name,
);
let touched = 0;
const lazy = Query.from(users)
  .where((u) => (touched++, u.age > 20))
  .limit(2);
console.log(touched, lazy.count(), touched, [...lazy].length, touched);
const where = (cond: Partial<(typeof users)[number]>) =>
  q
    .where((u) =>
      (Object.entries(cond) as [keyof typeof u, unknown][]).every(([k, v]) => u[k] === v),
    )
    .toArray();
console.log(
  where({ city: "Oslo" }).length,
  where({ age: 25, city: "Rome" })[0]?.name,
  where({}).length,
);
abstract class Model {
  static table: Row[];
  static seq = 0;
  id?: number;
  protected abstract fields(): Row;
  save(this: Model & { constructor: typeof Model }) {
    const c = this.constructor;
    if (this.id === undefined) {
      this.id = ++c.seq;
      c.table.push({ id: this.id, ...this.fields() });
    } else
      Object.assign(
        c.table.find((r) => r.id === this.id)!,
        this.fields(),
      );
    return this;
  }
}
class Post extends Model {
  static override table: Row[] = [];
  static override seq = 100;
  constructor(
    public title: string,
    public likes = 0,
  ) {
    super();
  }
  protected fields() {
    return { title: this.title, likes: this.likes };
  }
}
const p1 = new Post("hello");
(p1 as any).save();
p1.likes++;
(p1 as any).save();
(new Post("second", 5) as any).save();
console.log(Post.table, Post.seq, p1);
