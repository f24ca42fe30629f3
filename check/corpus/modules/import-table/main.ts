const mods = { a: () => import("./a.ts"), b: () => import("./b.ts") };
type Name = keyof typeof mods;
async function run(name: Name) { const m = await mods[name](); return m.default.run(2); }
for (const n of ["a", "b", "a"] as Name[]) console.log(n, await run(n));
