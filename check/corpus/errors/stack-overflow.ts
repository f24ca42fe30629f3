function forever(n: number): number {
  return n < 0 ? 0 : 1 + forever(n + 1);
}
try {
  forever(0);
} catch (e) {
  console.log(e instanceof RangeError, (e as Error).message);
}
