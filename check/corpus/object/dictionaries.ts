const m: Record<string, number> = {};
let t = 0;
for (let i = 0; i < 3000; i++) { const k = "k" + (i % 500); m[k] = (m[k] || 0) + i; }
for (const k in m) t += m[k];
console.log(Object.keys(m).length, t);
const mm = new Map<string, number>();
for (let i = 0; i < 3000; i++) { const k = "k" + (i % 500); mm.set(k, (mm.get(k) ?? 0) + i); }
let u = 0; for (const v of mm.values()) u += v; console.log(mm.size, u);
const ids: { [id: number]: string } = {};
for (let i = 0; i < 1000; i++) ids[i * 7 % 1009] = "v" + i;
console.log(Object.keys(ids).length, ids[7], Object.keys(ids).slice(0, 3));
for (let i = 0; i < 500; i++) delete m["k" + i];
console.log(Object.keys(m).length);
