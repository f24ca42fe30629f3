type Mod = typeof import("./x.ts");
let cached: Mod | undefined;
async function get(): Promise<Mod> { return (cached ??= await import("./x.ts")); }
const m = await get(); console.log(m.one, (await get()) === m, m.C.name, new m.C().v);
let inst: import("./x.ts").C = new m.C(); console.log(inst.v);
const lazy = () => import("./x.ts"); console.log((await lazy()).one);
const loaders: Record<string, () => Promise<any>> = { x: () => import("./x.ts"), y: () => import("./y.ts") };
for (const [k, l] of Object.entries(loaders)) { const mm = await l(); console.log(k, Object.keys(mm)); }
