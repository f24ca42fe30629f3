// JSON.stringify gives undefined for what is no value of JSON.
const x: any = undefined;
console.log(`${JSON.stringify(x)}!`, JSON.stringify(x) + "!", `a${JSON.stringify(x)}b${1}`);
const f = (k: string) => `${k}: ${JSON.stringify(({} as any)[k])} -> ${JSON.stringify(x)}`;
console.log(f("q"));
const s = JSON.stringify(x);
console.log(s, typeof s, s?.length, `${s}`, [s].join("-"), JSON.stringify(() => 1) === undefined);
try {
  console.log(JSON.stringify(x).length);
} catch (e) {
  console.log((e as Error).message);
}
const g = (v: unknown): string => JSON.stringify(v);
console.log(g(undefined), `${g(undefined)}`, g(undefined) + g(1), (g(undefined) ?? "none").length);
export {};
