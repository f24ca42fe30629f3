// Await inside try, catch and finally; return, break and continue through finally; exact order.
const log: string[] = [];

function later<T>(value: T, turns: number): Promise<T> {
  let promise: Promise<void> = Promise.resolve();
  for (let i = 1; i < turns; i++) {
    promise = promise.then(() => {});
  }
  return promise.then(() => value);
}

function fails(reason: string): Promise<never> {
  return Promise.reject(new Error(reason));
}

async function attempt(name: string, how: number): Promise<string> {
  log.push(`${name} begins`);
  try {
    log.push(`${name} tries`);
    if (how === 0) {
      return await later(`${name} value`, 1);
    }
    if (how === 1) {
      await fails(`${name} rejected`);
    }
    if (how === 2) {
      throw new Error(`${name} thrown`);
    }
    await later(0, 2);
    log.push(`${name} goes on`);
  } catch (error) {
    log.push(`${name} caught ${(error as Error).message}`);
    await null;
    if (how === 2) {
      return `${name} from catch`;
    }
  } finally {
    log.push(`${name} finally`);
    await later(0, 1);
    log.push(`${name} finally ends`);
  }
  log.push(`${name} after`);
  return `${name} end`;
}

async function loops(): Promise<number> {
  let sum = 0;
  for (let i = 0; i < 6; i++) {
    try {
      if (i === 1) continue;
      if (i === 4) break;
      sum += await later(i, 1);
    } finally {
      log.push(`loop finally ${i}`);
      await null;
    }
    log.push(`loop sum ${sum}`);
  }
  return sum;
}

async function rethrows(): Promise<void> {
  try {
    try {
      await fails("inner");
    } finally {
      log.push("inner finally");
    }
  } catch (error) {
    log.push(`outer caught ${(error as Error).message}`);
    throw new TypeError("again");
  } finally {
    log.push("outer finally");
  }
}

async function overrides(): Promise<string> {
  try {
    throw new Error("lost");
  } finally {
    return "override";
  }
}

async function main(): Promise<void> {
  const results = await Promise.all([attempt("a", 0), attempt("b", 1), attempt("c", 2), attempt("d", 3)]);
  log.push(results.join(", "));
  log.push(`loops gave ${await loops()}`);
  try {
    await rethrows();
  } catch (error) {
    log.push(`main caught ${(error as Error).name}`);
  }
  log.push(await overrides());
}

main().then(() => console.log(log.join("\n")));
log.push("main is waiting");
