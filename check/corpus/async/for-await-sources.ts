// for await over what else can be iterated, left early in several ways.
async function main(x: any) {
  outer: for (const n of [1, 2, 3]) {
    for await (const v of new Set([Promise.resolve(n), 10])) {
      if (n === 2) continue outer;
      if (n === 3) break outer;
      console.log(n, v);
    }
  }
  for await (const [k, v] of new Map([["a", 1], ["b", 2]])) console.log(k, v);
  for await (const c of "hé") console.log(c);
  const fs: (() => string)[] = [];
  for await (const v of [Promise.resolve("x"), Promise.resolve("y")]) fs.push(() => v);
  console.log(fs.map((f) => f()).join());
  try { for await (const v of x) console.log(v); } catch (e) { console.log((e as Error).name, (e as Error).message); }
  for await (const v of [1, 2, 3].values()) { if (v === 2) return "left at " + v; console.log(v); }
  return "end";
}
main(null).then((r) => { console.log(r); });
