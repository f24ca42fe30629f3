const values: any[] = [1, "2", true, null, undefined, [3], {}];
for (const a of values) {
  console.log(values.map((b) => String(a + b)).join(" "));
}
for (const a of values) {
  console.log(values.map((b) => (a == b ? "=" : a < b ? "<" : a > b ? ">" : ".")).join(""));
}
console.log(values.map((v) => v * 2), values.map((v) => +v));
