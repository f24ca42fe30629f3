const byLet: (() => number)[] = [];
for (let i = 0; i < 3; i++) byLet.push(() => i);
console.log(byLet.map((f) => f()));
const byVar: (() => number)[] = [];
for (var v = 0; v < 3; v++) byVar.push(() => v);
console.log(byVar.map((f) => f()));
const byOf: (() => string)[] = [];
for (const name of ["a", "b"]) byOf.push(() => name.toUpperCase());
console.log(byOf.map((f) => f()));
const changed: (() => number)[] = [];
for (let i = 0; i < 6; i++) {
  changed.push(() => i++);
  i++;
}
console.log(changed.map((f) => f()), changed.map((f) => f()));
let w = 0;
const inWhile: (() => number)[] = [];
while (w < 3) {
  const square = w * w;
  inWhile.push(() => square + w);
  w++;
}
console.log(inWhile.map((f) => f()));
