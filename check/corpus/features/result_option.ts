// Result and Option.
type Result<T, E = Error> = {
  ok: true;
  value: T;
} | {
  ok: false;
  error: E;
};
const Ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
const Err = <E>(error: E): Result<never, E> => ({ ok: false, error });
function parseNum(s: string): Result<number, string> {
  const n = Number(s);
  return Number.isNaN(n) ? Err(`bad: ${s}`) : Ok(n);
}
function map<T, U, E>(r: Result<T, E>, f: (t: T) => U): Result<U, E> { return r.ok ? Ok(f(r.value)) : r; }
const all = <T, E>(rs: Result<T, E>[]): Result<T[], E> => {
  const out: T[] = [];
  for (const r of rs) {
    if (!r.ok)
      return r;
    out.push(r.value);
  }
  return Ok(out);
};
console.log(map(parseNum("4"), (n) => n * 2), map(parseNum("x"), (n) => n * 2), all(["1", "2"].map(parseNum)), all(["1", "q"].map(parseNum)));
abstract class Option<T> {
  abstract map<U>(f: (t: T) => U): Option<U>;
  abstract getOrElse<U>(d: U): T | U;
  static of<T>(v: T | null | undefined): Option<T> { return v == null ? none : new Some(v); }
}
class Some<T> extends Option<T> {
  constructor(private v: T) {
    super();
  }
  map<U>(f: (t: T) => U) { return new Some(f(this.v)); }
  getOrElse<U>(_: U) { return this.v; }
}
class None extends Option<never> {
  map<U>(): Option<U> { return this; }
  getOrElse<U>(d: U) { return d; }
}
const none = new None();
console.log(Option.of(5).map((x) => x + 1).getOrElse(0), Option.of<string>(null).map((s) => s.length).getOrElse("none"), Option.of(1), none);
