// Faults wrapped layer by layer, retried, gathered and reported with the chain of their causes.
class Fault extends Error {
  override readonly name: string = "Fault";
  constructor(message: string, readonly code: number, options?: ErrorOptions) { super(message, options); }
}
class Retryable extends Fault {
  override readonly name = "Retryable";
  get [Symbol.toStringTag]() { return "R"; }
}
function* chain(error: unknown): Generator<string> {
  for (let e = error; e !== undefined; e = e instanceof Error ? e.cause : undefined)
    yield e instanceof Fault ? `${e.name}(${e.code}): ${e.message}` : String(e);
}
function attempt<T>(times: number, work: (round: number) => T): T {
  const seen: unknown[] = [];
  for (let round = 1; round <= times; round++) {
    try {
      return work(round);
    } catch (error) {
      if (!(error instanceof Retryable)) throw new Fault(`gave up in round ${round}`, 2, { cause: error });
      seen.push(error);
    } finally {
      rounds.push(round);
    }
  }
  throw new AggregateError(seen, `${times} rounds failed`);
}
const rounds: number[] = [];
console.log(attempt(3, (n) => { if (n < 3) throw new Retryable("later", n); return `done ${n}`; }), rounds.splice(0));
const works: (() => unknown)[] = [
  () => attempt(2, (n) => { throw new Retryable(`no ${n}`, n); }),
  () => attempt(2, () => JSON.parse("{oops}")),
  () => attempt(2, (n) => { if (n === 1) throw new Retryable("once", 1, { cause: "noise" }); return null!["x"]; }),
  () => { throw "text"; },
  () => { throw new Fault("outer", 1, { cause: new Retryable("inner", 3, { cause: { not: "an error" } }) }); },
];
for (const work of works) {
  try { work(); } catch (error) {
    console.log([...chain(error)].join(" <- "), rounds.splice(0).length);
    if (error instanceof AggregateError) console.log("  of", error.errors.map((e: Fault) => e.code), error.name, Object.keys(error));
  }
}
const r = new Retryable("m", 9);
console.log(`${r}`, Object.prototype.toString.call(r), r instanceof Fault, Object.keys(r), JSON.stringify(r), r.cause, "cause" in r);
const order: string[] = [];
function left(): string { try { order.push("try"); return order.join(); } finally { order.push("finally"); } }
console.log(left(), order, Error("called").message, new TypeError("x", { cause: 0 }).cause);
