// for await over arrays of promises and of values.
const wait = (value: number) => new Promise<number>((resolve) => setTimeout(() => resolve(value), value));
async function main(): Promise<void> {
  for await (const value of [wait(3), wait(1), Promise.resolve(2)]) {
    console.log(value);
  }
  for await (const value of ["a", "b"]) {
    console.log(value);
  }
  try {
    for await (const value of [Promise.resolve(1), Promise.reject(new Error("second"))]) {
      console.log(value);
    }
  } catch (error) {
    console.log((error as Error).message);
  }
}
main();
