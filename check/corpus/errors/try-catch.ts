function risky(n: number): number {
  if (n < 0) throw new RangeError("negative: " + n);
  if (n === 0) throw new Error("zero");
  return 100 / n;
}
for (const n of [5, 0, -1]) {
  try {
    console.log(risky(n));
  } catch (e) {
    if (e instanceof RangeError) console.log("range", e.message, e.name);
    else if (e instanceof Error) console.log("error", e.message, e.name, String(e));
  } finally {
    console.log("finally", n);
  }
}
