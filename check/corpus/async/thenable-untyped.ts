// Thenables whose type does not say what they resolve to.
const loose = { then(resolve: any) { resolve("loose"); } };
class Deferred {
  then(resolve: Function) {
    resolve([1, 2]);
  }
}
class Never {
  then() {
    console.log("asked");
  }
}

async function main() {
  const text = await loose;
  console.log(text, typeof text);
  const list = await new Deferred();
  console.log(list);
  setTimeout(() => console.log("nobody resolves it"), 1);
  await new Never();
  console.log("not reached");
}

main();
