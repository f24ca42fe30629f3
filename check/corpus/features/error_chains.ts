// Errors of one's own: names, codes, causes, and what is left of them in the end.
class AppError extends Error {
  override readonly name: string = "AppError";
  constructor(message: string, readonly code: number, options?: ErrorOptions) {
    super(message, options);
  }
}
class NotFound extends AppError {
  override readonly name = "NotFound";
  constructor(what: string, cause?: unknown) {
    super(`${what} not found`, 404, { cause });
  }
}
function load(id: number): string {
  try {
    if (id > 1) throw new RangeError(`id ${id}`);
    return `item ${id}`;
  } catch (error) {
    throw new NotFound("item", error);
  }
}
for (const id of [1, 2]) {
  try {
    console.log(load(id));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    console.log(`${error}`, error.code, error instanceof NotFound, error.cause instanceof RangeError, String(error.cause), Object.keys(error));
  }
}
const all = new AggregateError([new Error("a"), new TypeError("b")], "two");
console.log(all.name, all.message, all.errors.map(String));
console.log(new Error("x", { cause: 1 }).cause, "cause" in new Error("y"), new Error("z").toString(), Error.isError(new NotFound("q")));
throw new NotFound("last");
