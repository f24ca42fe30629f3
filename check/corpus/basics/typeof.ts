const values: unknown[] = [1, "s", true, undefined, null, {}, [], () => 1, NaN];
console.log(values.map((value) => typeof value).join(","));
function kind(value: unknown): string {
  if (typeof value === "string") return "string of " + value.length;
  if (typeof value === "number") return "number " + value.toFixed(1);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (value === null) return "null";
  if (Array.isArray(value)) return "array of " + value.length;
  return typeof value;
}
for (const value of values) console.log(kind(value));
