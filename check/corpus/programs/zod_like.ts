// A validator whose types follow from its schemas.
type Issue = {
  path: (string | number)[];
  message: string;
};
abstract class Schema<T> {
  declare readonly _t: T;
  abstract _parse(v: unknown, path: (string | number)[], issues: Issue[]): T;
  parse(v: unknown): T {
    const r = this.safeParse(v);
    if (!r.success)
      throw new Error(r.issues.map((i) => `${i.path.join(".") || "$"}: ${i.message}`).join("; "));
    return r.data;
  }
  safeParse(v: unknown): {
    success: true;
    data: T;
  } | {
    success: false;
    issues: Issue[];
  } {
    const issues: Issue[] = [];
    const data = this._parse(v, [], issues);
    return issues.length ? { success: false, issues } : { success: true, data };
  }
  optional(): Schema<T | undefined> { return new Opt(this); }
  transform<U>(f: (t: T) => U): Schema<U> { return new Tr(this, f); }
  refine(p: (t: T) => boolean, m: string): Schema<T> { return new Ref(this, p, m); }
}
class Prim<T> extends Schema<T> {
  constructor(private t: string) {
    super();
  }
  _parse(v: unknown, path: (string | number)[], iss: Issue[]) {
    if (typeof v !== this.t)
      iss.push({ path, message: `expected ${this.t}, got ${v === null ? "null" : typeof v}` });
    return v as T;
  }
}
class Opt<T> extends Schema<T | undefined> {
  constructor(private s: Schema<T>) {
    super();
  }
  _parse(v: unknown, p: (string | number)[], i: Issue[]) {
    return v === undefined ? undefined : this.s._parse(v, p, i);
  }
}
class Tr<T, U> extends Schema<U> {
  constructor(private s: Schema<T>, private f: (t: T) => U) {
    super();
  }
  _parse(v: unknown, p: (string | number)[], i: Issue[]) {
    const n = i.length;
    const r = this.s._parse(v, p, i);
    return i.length === n ? this.f(r) : (undefined as U);
  }
}
class Ref<T> extends Schema<T> {
  constructor(private s: Schema<T>, private p: (t: T) => boolean, private m: string) {
    super();
  }
  _parse(v: unknown, path: (string | number)[], i: Issue[]) {
    const n = i.length;
    const r = this.s._parse(v, path, i);
    if (i.length === n && !this.p(r))
      i.push({ path, message: this.m });
    return r;
  }
}
type Shape = Record<string, Schema<any>>;
type Infer<S> = S extends Schema<infer T> ? T : never;
class Obj<S extends Shape> extends Schema<{
  [K in keyof S]: Infer<S[K]>;
}> {
  constructor(readonly shape: S) {
    super();
  }
  _parse(v: unknown, path: (string | number)[], iss: Issue[]) {
    if (typeof v !== "object" || v === null) {
      iss.push({ path, message: "expected object" });
      return {} as any;
    }
    const out: any = {};
    for (const k in this.shape)
      out[k] = this.shape[k]._parse((v as any)[k], [...path, k], iss);
    return out;
  }
  extend<E extends Shape>(e: E) { return new Obj({ ...this.shape, ...e }); }
}
class Arr<T> extends Schema<T[]> {
  constructor(private s: Schema<T>) {
    super();
  }
  _parse(v: unknown, path: (string | number)[], iss: Issue[]) {
    if (!Array.isArray(v)) {
      iss.push({ path, message: "expected array" });
      return [];
    }
    return v.map((x, i) => this.s._parse(x, [...path, i], iss));
  }
}
const z = {
  string: () => new Prim<string>("string"), number: () => new Prim<number>("number"), object: <S extends Shape>(s: S) => new Obj(s), array: <T>(s: Schema<T>) => new Arr(s)
};
const User = z.object({
  name: z.string().refine((s) => s.length > 1, "too short"), age: z.number().optional(), tags: z.array(z.string().transform((s) => s.length))
});
type User = Infer<typeof User>;
const u: User = User.parse({ name: "Ann", tags: ["a", "bb"], extra: 1 });
console.log(u, u.tags[1] + 1);
const bad = User.safeParse({ name: "x", age: "old", tags: [1, "ok"] });
if (!bad.success)
  console.log(bad.issues);
try {
  User.extend({ id: z.number() }).parse({ name: null });
}
catch (e) {
  console.log((e as Error).message);
}
