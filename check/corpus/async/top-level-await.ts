function sleep(ms: number) { return new Promise<number>(r => setTimeout(() => r(ms), ms)); }
console.log("start");
const a = await sleep(2);
console.log("a", a);
for (let i = 0; i < 3; i++) { const v = await Promise.resolve(i * 2); console.log(v); }
let total = 0;
for await (const x of [Promise.resolve(1), 2]) total += x;
console.log(total);
try { await Promise.reject(new Error("bad")); } catch (e) { console.log((e as Error).message); } finally { console.log("fin"); }
function later() { return total + a; }
const r = (await sleep(1)) + later();
console.log(r);
export const done = await Promise.all([sleep(1), sleep(2)]);
console.log(done);
{ const block = await sleep(1); const f = () => block + 1; console.log(f()); }
