// Async generators: consumed, left early, and made of others.
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
async function* pages(count: number): AsyncGenerator<number[], string> {
  try {
    for (let page = 0; page < count; page++) {
      await sleep(1);
      yield [page * 2, page * 2 + 1];
    }
    return "all";
  } finally {
    console.log("closed");
  }
}
async function* flat(count: number) {
  for await (const page of pages(count)) yield* page;
}
for await (const item of flat(2)) console.log(item);
for await (const item of flat(9)) {
  if (item > 2) break;
  console.log("item", item);
}
const it = pages(1);
console.log(await it.next(), await it.next(), await it.next());
const stream = {
  from: 1,
  async *[Symbol.asyncIterator]() {
    for (let i = this.from; i < this.from + 2; i++) yield i;
  },
};
for await (const n of stream) console.log(n);
for await (const value of [Promise.resolve("p"), "plain"]) console.log(value);
