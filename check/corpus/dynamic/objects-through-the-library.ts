// Objects that come back from the library as any may be changed to anything.
const o = { x: 1 };
Promise.resolve(o).then((p: any) => {
  p.x = "s";
  console.log(o.x);
});
const q = { x: 1 };
for (const v of Object.values({ q })) {
  (v as any).x = "t";
}
console.log(q.x);
const r = { x: 1 };
(Object.fromEntries([["r", r]]) as any).r.x = "u";
console.log(r.x);
const s = { x: 1 };
Reflect.get({ s }, "s").x = "v";
console.log(s.x);
const t = { x: 1 };
(async () => {
  const [z] = (await Promise.all([t])) as any;
  z.x = "w";
  console.log(t.x);
})();
const u = { x: 1 };
new Map<string, any>([["u", u]]).get("u").x = "m";
console.log(u.x);
const w = { x: 1 };
([w] as any[]).at(0).x = "n";
console.log(w.x);
export {};
