// The second argument: a list of keys, or a function.
const value = { a: 1, b: { a: 2, c: 3 }, d: [{ a: 4, e: 5 }] };
console.log(JSON.stringify(value, ["a", "b"]));
console.log(JSON.stringify(value, ["d", "a"], 1));
console.log(JSON.stringify(value, (key, v) => (typeof v === "number" ? v * 10 : v)));
console.log(JSON.stringify(value, (key, v) => (key === "b" ? undefined : v)));
const keys: string[] = [];
JSON.stringify(value, (key, v) => {
  keys.push(key);
  return v;
});
console.log(keys.join("|"));
