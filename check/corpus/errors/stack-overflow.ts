function forever(n: number): number {
  return 1 + forever(n + 1);
}
try {
  forever(0);
} catch (e) {
  console.log(e instanceof RangeError, (e as Error).message);
}
