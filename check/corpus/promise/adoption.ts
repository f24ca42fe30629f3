// A promise that is resolved with a promise settles two turns later; then handlers that return promises.
const log: string[] = [];
function trace(name: string, turns: number): void {
  let promise: Promise<void> = Promise.resolve();
  for (let i = 0; i < turns; i++) {
    promise = promise.then(() => {
      log.push(`${name}${i}`);
    });
  }
}
const inner = Promise.resolve("inner");
new Promise<string>((resolve) => resolve(inner)).then((value) => log.push(value));
trace("t", 6);
Promise.resolve(1)
  .then((value) => Promise.resolve(value + 1))
  .then((value) => log.push(`chain ${value}`));
Promise.resolve(inner).then((value) => log.push(`same ${value}`));
console.log(Promise.resolve(inner) === inner);
setTimeout(() => console.log(log.join(" ")), 1);
