const o = { p: { q: 1 } };
console.log(Object.values(o).map((v) => v.q));
for (const v of Object.values(o)) console.log(v.q);
const r: Record<string, { q: number }> = { a: { q: 2 } };
console.log(Object.values(r).map((v) => v.q), Object.entries(r).map(([k, v]) => k + v.q));
