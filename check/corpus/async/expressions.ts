// Await inside expressions: operands before it keep their values and their order.
const log: string[] = [];
function note<T>(name: string, value: T): T {
  log.push(name);
  return value;
}
async function later<T>(name: string, value: T): Promise<T> {
  log.push(`${name} asked`);
  await null;
  log.push(`${name} given`);
  return value;
}
function sum(a: number, b: number, c: number): number {
  return a + b + c;
}

async function main(): Promise<void> {
  let base = 10;
  const total = base + (await later("x", 1)) + note("y", 2);
  console.log(total);
  console.log(sum(note("a", 1), await later("b", 2), note("c", 3)));
  const array = [note("d", 1), await later("e", 2), await later("f", 3)];
  console.log(array, { g: await later("g", 1), h: note("h", 2), ...(await later("i", { i: 3 })) });
  console.log(`${note("j", "j")} ${await later("k", "k")} ${note("l", "l")}`);
  console.log((await later("m", true)) ? await later("n", "yes") : await later("o", "no"));
  console.log((await later("p", 0)) || (await later("q", 5)), (await later("r", 1)) && note("s", 6));
  const missing: string | undefined = note("t", undefined);
  console.log(missing ?? (await later("u", "fallback")));
  const table: Record<string, number> = { one: 1 };
  table[note("v", "one")] += await later("w", 41);
  console.log(table.one);
  base = base + (await later("z", (base = 100)));
  console.log(base);
  if ((await later("if", 3)) > 2 && !(await later("and", false))) console.log("condition");
  const list: number[] = [];
  list.push(await later("push", 7));
  const person: { address?: { city: string } } | null = await later("person", { address: { city: "Oslo" } });
  console.log(person?.address?.city ?? (await later("never", "")), list);
  console.log((await (await later("double", later("inner", 9)))) + 1);
  const [first, second] = await Promise.all([later("pa", 1), later("pb", "two")]);
  const { i, ...rest } = await later("destructured", { i: 1, j: 2, k: 3 });
  console.log(first, second, i, rest);
}
main().then(() => console.log(log.join(", ")));
