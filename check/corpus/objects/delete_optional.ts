// delete at the end of an optional chain.
type Config = { server?: { port?: number; host?: string }; tags?: string[] };

const config: Config = { server: { port: 80, host: "x" } };
const missing: Config | undefined = config.tags ? config : undefined;

console.log(delete config?.server?.port, config);
console.log(delete missing?.server, missing);
console.log(delete missing?.server?.host);

const counts: Record<string, number> | undefined = { a: 1, b: 2 };
const key = "a";
delete counts?.[key];
console.log(counts);
delete config?.server;
console.log(config, "server" in config);

const deep: any = { a: { b: { c: { d: { e: { f: { g: { h: { i: 1, j: 2 } } } } } } } } };
delete deep?.a?.b?.c?.d?.e?.f?.g?.h?.i;
console.log(JSON.stringify(deep), delete deep.x?.y.z);
