// The executor: runs at once, its first outcome counts.
const first = new Promise<string>((resolve, reject) => {
  resolve("first");
  reject(new Error("second"));
  resolve("third");
  throw new Error("fourth");
});
first.then((value) => console.log(value));

new Promise<void>(() => {
  throw new RangeError("thrown inside");
}).catch((error) => console.log(error.name, error.message));

new Promise<number>((_, reject) => reject(new Error("rejected"))).then(
  () => console.log("never"),
  (error: Error) => console.log("handler", error.message),
);

const self: Promise<unknown> = new Promise((resolve) => setTimeout(() => resolve(self), 10));
self.catch((error) => console.log(error.name, error.message));

const { promise, resolve, reject } = Promise.withResolvers<number>();
promise.then((value) => console.log("withResolvers", value));
resolve(42);
reject(new Error("no"));

let release: (value: string) => void = () => {};
const gate = new Promise<string>((r) => {
  release = r;
});
gate.then((value) => console.log("first listener", value));
gate.then((value) => console.log("second listener", value));
release("open");
console.log("end");
