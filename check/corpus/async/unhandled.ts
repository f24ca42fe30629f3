// A rejected call that nobody awaits ends the program with its error.
async function main(): Promise<void> {
  console.log("begins");
  await new Promise<void>((resolve) => setTimeout(resolve, 5));
  throw new RangeError("nobody listens");
}
main();
setTimeout(() => console.log("never"), 200);
