// Promises and generators: many awaits, chains, iterators.

async function add(a: number, b: number): Promise<number> {
  return a + b;
}

async function sum(n: number): Promise<number> {
  let total = 0;
  for (let i = 0; i < n; i++) total = await add(total, i);
  return total;
}

function* range(from: number, to: number): Generator<number> {
  for (let i = from; i < to; i++) yield i;
}

function* filter<T>(source: Iterable<T>, keep: (item: T) => boolean): Generator<T> {
  for (const item of source) if (keep(item)) yield item;
}

async function* ticks(n: number): AsyncGenerator<number> {
  for (let i = 0; i < n; i++) yield i;
}

async function main(): Promise<void> {
  console.log(await sum(1000000));
  const results = await Promise.all(Array.from({ length: 100000 }, (_, i) => add(i, 1)));
  console.log(results.length, results.reduce((a, b) => a + b, 0));
  let odd = 0;
  for (const value of filter(range(0, 3000000), (n) => n % 3 === 1)) odd += value % 7;
  console.log(odd);
  let count = 0;
  for await (const tick of ticks(300000)) count += tick % 5;
  console.log(count);
  let chain = Promise.resolve(0);
  for (let i = 0; i < 300000; i++) chain = chain.then((value) => value + (i % 3));
  console.log(await chain);
}

void main();
