// Errors of the program's own, and those of the language.
class AppError extends Error {
  constructor(message: string, public readonly code: number, options?: ErrorOptions) {
    super(message, options);
    this.name = this.constructor.name;
    Object.setPrototypeOf(this, new.target.prototype);
  }
}
class NotFound extends AppError {
  constructor(what: string) {
    super(`${what} not found`, 404);
  }
}
try {
  try {
    throw new NotFound("page");
  }
  catch (e) {
    throw new AppError("wrapped", 500, { cause: e });
  }
}
catch (e) {
  if (e instanceof AppError)
    console.log(e.name, e.message, e.code, e.cause instanceof NotFound, (e.cause as NotFound).code, `${e.cause}`, e instanceof Error, Object.keys(e));
}
function fin() {
  try {
    return "try";
  }
  finally {
    console.log("cleanup");
  }
}
console.log(fin());
const safe = <T>(f: () => T): [
  T,
  null
] | [
  null,
  Error
] => {
  try {
    return [f(), null];
  }
  catch (e) {
    return [null, e instanceof Error ? e : new Error(String(e))];
  }
};
console.log(safe(() => 1)[0], safe(() => JSON.parse("{bad"))[1]?.message, safe(() => {
  throw "str";
})[1]?.message, safe(() => (null as any).x)[1]?.message, safe(() => (undefined as any)())[1]?.message, safe(() => new Array(-1))[1]?.message, safe(() => "x".repeat(-1))[1]?.message, safe(() => (1).toFixed(101))[1]?.message, safe(() => decodeURIComponent("%"))[1]?.message, safe(() => {
  const a = 1 as any;
  a();
})[1]?.message);
try {
  throw { code: 1 };
}
catch ({ code }: any) {
  console.log(code);
}
const rec = (): number => rec() + 1;
try {
  rec();
}
catch (e) {
  console.log(e instanceof RangeError, (e as Error).message);
}
console.log(new Error("m").toString(), new TypeError("t").name, Error("no new").message, new Error("").toString(), typeof new Error().stack);
throw new NotFound("final");
