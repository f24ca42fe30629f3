// Errors in async functions become rejections; parameters and early throws too.
class AppError extends Error {
  constructor(message: string, readonly status: number) {
    super(message);
    this.name = "AppError";
  }
}
async function early(n: number): Promise<number> {
  if (n < 0) throw new RangeError(`negative: ${n}`);
  return n;
}
async function deep(level: number): Promise<string> {
  if (level === 0) throw new AppError("bottom", 404);
  await null;
  try {
    return await deep(level - 1);
  } finally {
    console.log("leaving", level);
  }
}
async function wrapped(): Promise<string> {
  try {
    return await deep(2);
  } catch (error) {
    if (error instanceof AppError) return `${error.name} ${error.status} ${error.message}`;
    throw error;
  }
}
async function withDefault(value: number, limit = fail()): Promise<number> {
  return value + limit;
}
function fail(): number {
  throw new TypeError("from default");
}
async function notAwaited(): Promise<string> {
  try {
    return early(-2) as unknown as Promise<string>;
  } catch {
    return "not caught here";
  }
}
async function main(): Promise<void> {
  const promise = early(-1);
  console.log("no throw at the call");
  await promise.catch((error) => console.log(error.name, error.message));
  console.log(await wrapped());
  await withDefault(1).catch((error) => console.log(error.message));
  await notAwaited().catch((error) => console.log("outside:", error.message));
  const results = await Promise.allSettled([early(1), early(-3)]);
  console.log(results.map((result) => result.status));
  try {
    await Promise.reject("text");
  } catch (error) {
    console.log("caught", error);
  }
}
main();
