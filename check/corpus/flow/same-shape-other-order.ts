type P = { x: number; y: number };
const make = (flip: boolean): P => (flip ? { y: 2, x: 1 } : { x: 1, y: 2 });
for (const flip of [true, false]) {
  const p = make(flip);
  console.log(p, JSON.stringify(p), Object.keys(p).join(), p.x - p.y);
}
const q = { ...make(true), z: 3 };
console.log(q);
