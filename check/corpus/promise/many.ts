// Long chains, many listeners, and what the collector must keep.
let chain: Promise<number> = Promise.resolve(0);
for (let i = 0; i < 5000; i++) {
  chain = chain.then((n) => n + 1);
}
chain.then((n) => console.log("chain", n));

const waiting: Promise<string>[] = [];
for (let i = 0; i < 2000; i++) {
  waiting.push(new Promise((resolve) => setTimeout(() => resolve("v" + i), i % 5)));
}
Promise.all(waiting).then((texts) => console.log(texts.length, texts[0], texts[1999]));

let count = 0;
function again(): void {
  if (++count < 20000) queueMicrotask(again);
  else console.log("microtasks", count);
}
again();
