const where = "./x.ts";
const m = await import(where);
console.log(m.one);
const n = await import(`./x.ts`);
console.log(n.one, m === n);
const o = await import("./" + "x.ts"); console.log(o.one);
