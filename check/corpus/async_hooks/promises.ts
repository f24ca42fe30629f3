// A reaction runs with the store of the place where it was added.
import { AsyncLocalStorage } from "node:async_hooks";

const storage = new AsyncLocalStorage<string>();
const store = () => storage.getStore() ?? "none";

let settle: (value: number) => void = () => {};
const promise = new Promise<number>((resolve) => {
  settle = resolve;
});
promise.then((n) => console.log("added outside:", n, store()));
storage.run("A", () => {
  promise
    .then((n) => {
      console.log("added in A:", n, store());
      return storage.run("inner", async () => {
        await null;
        return store();
      });
    })
    .then((text) => console.log("chained:", text, store()))
    .finally(() => console.log("finally:", store()));
});
storage.run("B", () => settle(1));

async function* numbers() {
  for (let i = 0; i < 2; i++) {
    await null;
    yield `${i} ${store()}`;
  }
}
await storage.run("generator", async () => {
  for await (const text of numbers()) {
    console.log(text, "|", store());
  }
});
await storage.run("rejected", () => Promise.reject(new Error("no")).catch((error: Error) => {
  console.log(error.message, store());
}));
console.log(store());
