// Many calls at once, deep chains, and what the collector must keep while they wait.
async function leaf(n: number): Promise<number> {
  const text = "number " + n;
  await null;
  return text.length;
}
async function tree(depth: number): Promise<number> {
  if (depth === 0) return leaf(depth);
  const left = await tree(depth - 1);
  const right = await tree(depth - 1);
  return left + right;
}
async function chain(n: number): Promise<number> {
  return n === 0 ? 0 : 1 + (await chain(n - 1));
}
async function main(): Promise<void> {
  const lengths = await Promise.all(Array.from({ length: 2000 }, (_, i) => leaf(i)));
  console.log(lengths.reduce((a, b) => a + b, 0));
  console.log(await tree(10));
  console.log(await chain(1000));
  let total = 0;
  for (let i = 0; i < 20000; i++) total += await i;
  console.log(total);
}
main();
