// captureStackTrace() gives any object a stack; what is written to `stack` stays.
const request: { url: string; stack?: string } = { url: "/" };
Error.captureStackTrace(request);
console.log(typeof request.stack, request.stack!.split("\n")[0], Object.keys(request));

const named: any = { name: "Timeout", message: "after 5 s" };
Error.captureStackTrace(named, console.log);
console.log(named.stack.split("\n")[0], "stack" in named);

class HttpError extends Error {
  override name = "HttpError";
  constructor(readonly status: number, options?: ErrorOptions) {
    super("status " + status, options);
  }
}
const error = new HttpError(404, { cause: "none" });
console.log(error.stack!.split("\n")[0], error.stack === error.stack, Object.keys(error));
error.stack = "written";
console.log(error.stack, String(error), "stack" in error);
error.stack = undefined;
console.log(error.stack);

function summary(error: unknown) {
  return error instanceof Error ? error.stack?.split("\n")[0] ?? "no stack" : "no error: " + error;
}
console.log(summary(new HttpError(500)), "-", summary(error), "-", summary("text"));
console.log(/\n    at .*:\d+:\d+/.test(new HttpError(1).stack!), Error.stackTraceLimit);
try {
  Error.captureStackTrace(5 as unknown as object);
} catch (failure) {
  console.log((failure as Error).name);
}
