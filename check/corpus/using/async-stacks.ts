// using: async stacks
async function main() {
  const s = new AsyncDisposableStack();
  s.defer(async () => { await null; console.log("d"); });
  s.use({ async [Symbol.asyncDispose]() { console.log("ad"); } });
  s.use({ [Symbol.dispose]() { console.log("sd"); } });
  s.adopt(7, async (n) => { console.log("adopt", n); });
  await s.disposeAsync();
  console.log(s.disposed);
  await using s2 = new AsyncDisposableStack();
  s2.defer(() => { console.log("s2"); });
  for await (using x of (async function* () { yield { [Symbol.dispose]() { console.log("fa"); } }; })()) { console.log("in"); }
  for (await using y of [{ async [Symbol.asyncDispose]() { console.log("ay"); } }]) console.log("iny");
  try {
    await using q = { async [Symbol.asyncDispose]() { throw new Error("late"); } };
    throw new Error("body");
  } catch (e: any) { console.log(e.name, e.error.message, e.suppressed.message); }
}
main();
