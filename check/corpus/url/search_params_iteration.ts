// Iteration sees changes as it goes.
const params = new URLSearchParams("a=1&b=2&c=3");

for (const [key, value] of params) {
  console.log(key, value);
}
for (const key of params.keys()) {
  console.log(key);
}
for (const value of params.values()) {
  console.log(value);
}
console.log([...params.entries()]);
console.log(Object.fromEntries(params));
for (const [key] of params) {
  if (key === "a") {
    params.delete("b");
  }
  console.log(key);
}
