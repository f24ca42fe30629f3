// captureStackTrace, AggregateError, causes, and errors as values.
class HttpError extends Error {
  constructor(readonly status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "HttpError";
    Error.captureStackTrace(this, HttpError);
  }
}

const inner = new TypeError("inner");
const error = new HttpError(404, "not found", { cause: inner });
console.log(error.name, error.status, error.cause === inner, error.stack!.split("\n")[0]);
console.log(String(error), error instanceof HttpError, Object.keys(error), typeof Error.stackTraceLimit);

const holder: { stack?: string } = {};
Error.captureStackTrace(holder);
console.log(typeof holder.stack);

const many = new AggregateError([new Error("one"), new RangeError("two")], "several", { cause: "why" });
console.log(many.message, many.errors.map((e: Error) => `${e.name}: ${e.message}`), many.cause);
Promise.any([Promise.reject(new Error("a")), Promise.reject(new Error("b"))]).catch((e: AggregateError) =>
  console.log(e.constructor.name, e.message, e.errors.length),
);
