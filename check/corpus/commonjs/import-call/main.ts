async function main() { const m = await import("./e.mts"); console.log(m.v, m.default()); const p = await import("node:path"); console.log(p.sep); }
main();
