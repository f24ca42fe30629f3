// When objects are broken over lines: 72 and 80 columns.
function filled(n: number): string {
  return "x".repeat(n);
}
for (const n of [10, 40, 50, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 70]) {
  console.log({ key: filled(n) });
  console.log({ a: 1, key: filled(n - 6) });
  console.log([filled(n)]);
}
console.log({
  name: "a rather long value for a name",
  description: "another rather long value",
  count: 12345,
});
console.log({ one: { two: { three: "deep enough to be shown", four: "and long enough to break the line" } } });
console.log([{ id: 1, name: "first" }, { id: 2, name: "second" }, { id: 3, name: "third" }]);
console.log({ text: "first line\nsecond line which is long enough to make the whole thing too wide for a line" });
console.log({ rows: [["a", "b"], ["c", "d"]], total: 2, label: "table of letters", ok: true });
