class AppError extends Error { constructor(message: string, public code: number) { super(message); this.name = "AppError"; } describe() { return `${this.name}(${this.code}): ${this.message}`; } }
class NotFound extends AppError { constructor(what: string) { super(what + " not found", 404); this.name = "NotFound"; } override describe() { return "!" + super.describe(); } }
class Plain extends Error {}
function run(n: number) {
  try {
    if (n === 0) throw new AppError("bad", 1);
    if (n === 1) throw new NotFound("x");
    if (n === 2) throw new Plain("plain");
    if (n === 3) throw new TypeError("type");
    throw "str";
  } catch (e) {
    if (e instanceof NotFound) console.log("nf", e.code, e.describe());
    else if (e instanceof AppError) console.log("app", e.code, e.describe());
    else if (e instanceof Error) console.log("err", e.name, e.message, String(e), e.constructor.name);
    else console.log("other", e);
  }
}
for (let i = 0; i < 5; i++) run(i);
const e: Error = new NotFound("q");
console.log(e.name, e.message, e instanceof AppError, (e as NotFound).code, `${e}`);
console.log(Object.keys(e), JSON.stringify(e));
class WithCause extends Error { constructor(m: string, o?: ErrorOptions) { super(m, o); } }
const w = new WithCause("outer", { cause: new Error("inner") });
console.log((w.cause as Error).message);
