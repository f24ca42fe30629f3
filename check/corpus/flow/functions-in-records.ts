// Functions in records that only Object.entries and Object.values reach.
type Un = (a: number) => unknown;
const table: Record<string, Un> = {
  id: (a) => a,
  arr: (a) => [a],
  str: (a) => `${a}`,
  cond: (a) => (a > 3 ? a : "no"),
  obj: (a) => ({ a }),
  tmp: (a) => {
    let b = a;
    b += 1;
    return b;
  },
  or: (a) => a || 5,
  neg: (a) => -a,
  cl: (a) => [1].map((x) => x + a),
  up: (a) => {
    a++;
    return a;
  },
};
for (const [k, f] of Object.entries(table)) console.log(k, f(7));
for (const f of Object.values(table)) console.log(f(2));
for (const k in table) console.log(table[k]!(1));
{
  const t = { neg: (a: number) => -a, id: (a: number) => a, up: (a: number) => ++a };
  for (const [k, f] of Object.entries(t)) console.log(k, f(7));
}
{
  const t = { neg: (a: number) => -a, id: (a: number) => a, up: (a: number) => ++a };
  for (const f of Object.values(t)) console.log(f(7));
}
export {};
