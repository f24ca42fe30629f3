async function load(which: string) {
  if (which === "x") return (await import("./x.ts")).run();
  const m = await import("./y.ts");
  return m.run();
}
console.log(await load("y"));
console.log(await load("x"));
console.log(await load("y"));
class Plugin { async init() { const { run } = await import("./x.ts"); return run() + "!"; } }
console.log(await new Plugin().init());
const all = await Promise.all([import("./x.ts"), import("./y.ts")]);
console.log(all.map((m) => m.run()));
