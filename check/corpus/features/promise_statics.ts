// The statics of Promise, and the order in which they settle.
const log: string[] = [];
const later = (ms: number, value: string) => new Promise<string>((resolve) => setTimeout(() => { log.push(value); resolve(value); }, ms));
const fails = (ms: number, text: string) => new Promise<never>((_, reject) => setTimeout(() => reject(new Error(text)), ms));
console.log(await Promise.all([later(20, "a"), 1, Promise.resolve("x")]), log);
console.log(await Promise.allSettled([later(1, "b"), fails(1, "no")]).then((all) => all.map((one) => one.status)));
console.log(await Promise.race([later(60, "slow"), later(5, "fast")]), await Promise.any([fails(1, "first"), later(5, "second")]));
try {
  await Promise.any([fails(1, "p"), fails(2, "q")]);
} catch (error) {
  console.log((error as AggregateError).errors.map((one) => one.message), (error as Error).message);
}
const { promise, resolve } = Promise.withResolvers<number>();
setTimeout(resolve, 1, 5);
console.log(await promise, await Promise.resolve(promise).finally(() => log.push("finally")));
console.log(await Promise.reject(new Error("caught")).catch((error: Error) => error.message));
