// The exact turns: await of values and promises, return of a promise, return await.
const log: string[] = [];
function turns(name: string, count: number): void {
  let promise = Promise.resolve();
  for (let i = 0; i < count; i++) {
    promise = promise.then(() => {
      log.push(name + i);
    });
  }
}
async function value() {
  return "value";
}
async function promise() {
  return Promise.resolve("promise");
}
async function awaited() {
  return await Promise.resolve("awaited");
}
async function twice() {
  await null;
  log.push("twice 1");
  await Promise.resolve();
  log.push("twice 2");
  return "twice";
}
async function nested() {
  log.push("nested begins");
  const text = await twice();
  log.push("nested goes on");
  return text + " nested";
}
turns("t", 9);
value().then((text) => log.push(text));
promise().then((text) => log.push(text));
awaited().then((text) => log.push(text));
nested().then((text) => log.push(text));
log.push("module ends");
setTimeout(() => console.log(log.join("\n")), 5);
