// Result and Option as classes and as unions, railway style, with overloads and generics.
type Result<T, E = Error> = Ok<T, E> | Err<T, E>;
class Ok<T, E> {
  readonly ok = true as const;
  constructor(readonly value: T) {}
  map<U>(f: (t: T) => U): Result<U, E> {
    return new Ok(f(this.value));
  }
  andThen<U>(f: (t: T) => Result<U, E>): Result<U, E> {
    return f(this.value);
  }
  unwrapOr(_d: T): T {
    return this.value;
  }
  mapErr<F>(_f: (e: E) => F): Result<T, F> {
    return this as unknown as Ok<T, F>;
  }
  match<R>(c: { ok: (t: T) => R; err: (e: E) => R }): R {
    return c.ok(this.value);
  }
}
class Err<T, E> {
  readonly ok = false as const;
  constructor(readonly error: E) {}
  map<U>(_f: (t: T) => U): Result<U, E> {
    return this as unknown as Err<U, E>;
  }
  andThen<U>(_f: (t: T) => Result<U, E>): Result<U, E> {
    return this as unknown as Err<U, E>;
  }
  unwrapOr(d: T): T {
    return d;
  }
  mapErr<F>(f: (e: E) => F): Result<T, F> {
    return new Err(f(this.error));
  }
  match<R>(c: { ok: (t: T) => R; err: (e: E) => R }): R {
    return c.err(this.error);
  }
}
const ok = <T, E = never>(v: T): Result<T, E> => new Ok<T, E>(v),
  err = <E, T = never>(e: E): Result<T, E> => new Err<T, E>(e);
const parseNum = (s: string): Result<number, string> =>
  s.trim() === "" || isNaN(+s) ? err(`not a number: '${s}'`) : ok(+s);
const positive = (n: number): Result<number, string> =>
  n > 0 ? ok(n) : err(`${n} is not positive`);
const all = <T, E>(rs: Result<T, E>[]): Result<T[], E> =>
  rs.reduce<Result<T[], E>>((acc, r) => acc.andThen((xs) => r.map((x) => [...xs, x])), ok([]));
for (const s of ["4", "-1", "x", ""]) {
  const r = parseNum(s)
    .andThen(positive)
    .map(Math.sqrt)
    .mapErr((e) => ({ reason: e }));
  console.log(
    r.match({ ok: (v) => "ok " + v, err: (e) => "err " + e.reason }),
    r.unwrapOr(-1),
    r.ok ? r.value : r.error,
  );
}
console.log(all(["1", "2"].map(parseNum)), all(["1", "b", "c"].map(parseNum)));
const attempt = <T,>(f: () => T): Result<T, Error> => {
  try {
    return ok(f());
  } catch (e) {
    return err(e instanceof Error ? e : new Error(String(e)));
  }
};
console.log(
  attempt(() => JSON.parse('{"a":1}').a),
  attempt(() => JSON.parse("{")).match({ ok: () => "?", err: (e) => e.name }),
  attempt(() => {
    throw "raw";
  }).mapErr((e) => e.message),
);
type Option<T> = { some: true; value: T } | { some: false };
const some = <T,>(value: T): Option<T> => ({ some: true, value }),
  none: Option<never> = { some: false };
const head = <T,>(xs: readonly T[]): Option<T> => (xs.length ? some(xs[0]!) : none);
const flatMap = <A, B>(o: Option<A>, f: (a: A) => Option<B>): Option<B> =>
  o.some ? f(o.value) : none;
const getOr = <T,>(o: Option<T>, d: T | (() => T)): T =>
  o.some ? o.value : d instanceof Function ? d() : d;
console.log(
  head([1, 2]),
  head([]),
  flatMap(head([[5], []]), head),
  flatMap(head([[]] as number[][]), head),
  getOr(head<number>([]), () => 9),
  getOr(head(["q"]), "z"),
  head([undefined]),
  head([0]).some,
);
const curry3 =
  <A, B, C, R>(f: (a: A, b: B, c: C) => R) =>
  (a: A) =>
  (b: B) =>
  (c: C): R =>
    f(a, b, c);
const lift =
  <T,>(f: (...xs: T[]) => T) =>
  (...os: Option<T>[]): Option<T> =>
    os.every((o) => o.some) ? some(f(...os.map((o) => (o as { value: T }).value))) : none;
console.log(
  lift(Math.max)(some(3), some(7)),
  lift(Math.max)(some(3), none),
  curry3((a: number, b: string, c: boolean) => [a, b, c])(1)("x")(true),
);
