type Result<T, E = string> = { ok: true; value: T } | { ok: false; error: E };
function ok<T>(value: T): Result<T, never> {
  return { ok: true, value };
}
function fail<E>(error: E): Result<never, E> {
  return { ok: false, error };
}
function parse(text: string): Result<number> {
  const n = Number(text);
  return Number.isNaN(n) ? fail(`not a number: ${text}`) : ok(n);
}
function then<T, U, E>(r: Result<T, E>, f: (value: T) => Result<U, E>): Result<U, E> {
  return r.ok ? f(r.value) : r;
}
for (const text of ["12", "x", "-4"]) {
  const r = then(parse(text), (n) => (n < 0 ? fail("negative") : ok(Math.sqrt(n).toFixed(2))));
  console.log(r.ok ? "value " + r.value : "error " + r.error);
}
