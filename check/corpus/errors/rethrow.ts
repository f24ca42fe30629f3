function inner(): void {
  throw new TypeError("inner failed");
}
function outer(): void {
  try {
    inner();
  } catch (e) {
    throw new Error("outer failed", { cause: e });
  }
}
try {
  outer();
} catch (e) {
  const error = e as Error;
  console.log(error.message, (error.cause as Error).message, error.cause instanceof TypeError);
}
let depth = 0;
function nest(n: number): void {
  try {
    if (n === 0) throw new Error("bottom");
    nest(n - 1);
  } finally {
    depth++;
  }
}
try {
  nest(10);
} catch (e) {
  console.log((e as Error).message, depth);
}
