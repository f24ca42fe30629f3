const data = JSON.parse('{"a":{"b":null},"list":[1]}');
const attempts: [string, () => unknown][] = [
  ["null property", () => data.a.b.c],
  ["undefined property", () => data.missing.x],
  ["call", () => data.list.nothing()],
  ["not a function", () => data.a()],
  ["fine", () => data.list[0]],
];
for (const [name, attempt] of attempts) {
  try {
    console.log(name, attempt());
  } catch (e) {
    console.log(name, e instanceof TypeError, (e as Error).message);
  }
}
