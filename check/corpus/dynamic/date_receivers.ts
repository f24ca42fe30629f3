// Methods of dates called on something else.
const d: any = new Date(7); const g = d.getTime;
for (const x of [{}, 5, null, [1]]) try { console.log(g.call(x)); } catch (e: any) { console.log(e.name, e.message); }
console.log(g.call(new Date(9)), JSON.stringify({ d, n: new Date(NaN) }), `${d}`.length > 10, d.toJSON(), (new Date(NaN) as any).toJSON(), Number(d), d > 5, [d].map(String).length, d.toISOString(), d.getTime.name, d.toString.length);
try { (new Date(NaN) as any).toISOString(); } catch (e: any) { console.log(e.name, e.message); }
