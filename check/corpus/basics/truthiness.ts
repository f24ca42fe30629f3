const values: unknown[] = [0, -0, NaN, "", "0", " ", null, undefined, false, true, [], {}, 1, Infinity];
for (const value of values) {
  console.log(value ? "truthy" : "falsy", !value, !!value);
}
const name: string = "";
const shown = name || "anonymous";
console.log(shown, name && "unused", name ?? "kept");
const count: number = 0;
console.log(count || 5, count ?? 5, count && 5);
