const o: Record<string, number> = { b: 1, a: 2 };
o["2"] = 3;
o.c = 4;
o["1"] = 5;
console.log(Object.keys(o).join(), JSON.stringify(o));
delete o.b;
o.b = 6;
console.log(JSON.stringify(o));
interface P {
  first: number;
  second: number;
}
const p: P = { second: 2, first: 1 };
const q: P = { first: 1, second: 2 };
console.log(p, q, JSON.stringify([p, q]));
