// Promise.all and allSettled.
const wait = (value: number, ms: number) =>
  new Promise<number>((resolve) => setTimeout(() => resolve(value), ms));

Promise.all([wait(1, 60), 2, wait(3, 20), Promise.resolve(4)]).then((values) => {
  console.log(values, values.length, values.reduce((a, b) => a + b, 0));
});
Promise.all([]).then((values) => console.log("empty", values));
Promise.all(["a", Promise.resolve(5), true] as const).then(([a, b, c]) => console.log(a, b, c));
Promise.all(new Set([1, 2])).then((values) => console.log("from a set", values));
Promise.all([wait(1, 10), Promise.reject(new Error("one failed")), Promise.reject(new Error("other"))])
  .then(() => console.log("never"))
  .catch((error) => console.log(error.message));
Promise.allSettled([Promise.resolve(1), Promise.reject(new Error("no")), wait(9, 30)]).then((results) => {
  for (const result of results) {
    if (result.status === "fulfilled") {
      console.log(result.status, result.value);
    } else {
      console.log(result.status, result.reason.message);
    }
  }
});
Promise.allSettled([1, Promise.reject("text")]).then((results) => console.log(results));
