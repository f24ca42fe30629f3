// Kinds of triangles, primes and prime factors.
export class Triangle {
  sides: number[];
  constructor(...sides: number[]) {
    this.sides = sides.sort((a, b) => a - b);
  }
  get valid() {
    const [a, b, c] = this.sides;
    return a > 0 && a + b >= c;
  }
  get isEquilateral() { return this.valid && new Set(this.sides).size === 1; }
  get isIsosceles() { return this.valid && new Set(this.sides).size <= 2; }
  get isScalene() { return this.valid && new Set(this.sides).size === 3; }
}
for (const s of [[2, 2, 2], [3, 4, 4], [5, 4, 6], [0, 0, 0], [1, 1, 3]]) {
  const t = new Triangle(...s);
  console.log(t.isEquilateral, t.isIsosceles, t.isScalene);
}
export function primes(limit: number) {
  const marks: boolean[] = [];
  const out = [];
  for (let i = 2; i <= limit; i++) {
    if (marks[i])
      continue;
    out.push(i);
    for (let j = i * i; j <= limit; j += i)
      marks[j] = true;
  }
  return out;
}
console.log(primes(50));
export const calculatePrimeFactors = (n: number) => {
  const f: number[] = [];
  for (let d = 2; n > 1; d++)
    while (n % d == 0) {
      f.push(d);
      n /= d;
    }
  return f;
};
console.log(calculatePrimeFactors(93819012551));
