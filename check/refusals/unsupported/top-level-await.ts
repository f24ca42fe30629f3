// await and for await outside of functions.
const answer = await Promise.resolve(42);
for await (const value of [Promise.resolve(1)]) {
  console.log(value, answer);
}
export {};
