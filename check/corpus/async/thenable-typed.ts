// Awaiting objects with a then method gives what they resolve to, not the object.
class Five {
  then(resolve: (value: number) => void) {
    resolve(5);
  }
}
const late = {
  then(resolve: (value: string) => void) {
    setTimeout(() => resolve("late"), 1);
  },
};

async function returned(): Promise<number> {
  return new Five() as any;
}

async function any(x: any) {
  return await x;
}

async function main() {
  console.log(await new Five());
  const text = await late;
  console.log(text.length, text);
  console.log(await returned(), await any(new Five()), await any(late));
  console.log(await Promise.all([new Five(), late, 3]));
  Promise.resolve(new Five()).then((value) => console.log(value + 1));
  new Promise<number>((resolve) => resolve(new Five() as any)).then((value) => console.log(value));
}

main();
