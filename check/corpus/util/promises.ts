// promisify, callbackify and deprecate.
import { callbackify, promisify } from "node:util";

type Callback<T> = (error: Error | null, value?: T) => void;

function half(value: number, callback: Callback<number>): void {
  if (value % 2) {
    callback(new RangeError(`${value} is odd`));
  } else {
    setTimeout(() => callback(null, value / 2), 1);
  }
}

function join(left: string, right: string, callback: Callback<string>): void {
  callback(null, left + right);
}

function fails(callback: Callback<void>): void {
  throw new TypeError("thrown at once");
}

const halfLater = promisify(half);
const joinLater = promisify(join);

async function main(): Promise<void> {
  console.log(await halfLater(84));
  try {
    await halfLater(7);
  } catch (error) {
    console.log((error as Error).name, (error as Error).message);
  }
  console.log(await joinLater("a", "b"));
  await promisify(fails)().catch((error: Error) => console.log(error.message));

  const double = callbackify(async (value: number) => {
    if (value < 0) throw new Error("negative");
    return value * 2;
  });
  double(21, (error, value) => console.log("callback", error, value));
  double(-1, (error) => console.log("callback", (error as Error).message));
}

main();
