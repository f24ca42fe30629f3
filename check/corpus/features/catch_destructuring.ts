// What is caught can be taken apart at once.
function fail(kind: number): never {
  if (kind === 0) throw new RangeError("out of range");
  if (kind === 1) throw { code: 42, info: { text: "inner" } };
  throw [1, 2, 3];
}
for (let kind = 0; kind < 3; kind++) {
  try {
    fail(kind);
  } catch ({ name = "none", message = "-", code = 0, length = -1 }: any) {
    console.log(name, message, code, length);
  }
}
try {
  fail(1);
} catch ({ info: { text } }: any) {
  console.log(text);
}
