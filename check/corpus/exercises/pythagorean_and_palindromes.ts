// Triplets, palindromic products, largest series, collatz, armstrong, luhn, isbn, hamming.
class Triplet {
  constructor(
    private readonly a: number,
    private readonly b: number,
    private readonly c: number,
  ) {}
  toArray(): [number, number, number] {
    return [this.a, this.b, this.c];
  }
  get pythagorean() {
    return this.a ** 2 + this.b ** 2 === this.c ** 2;
  }
}
type Options = { minFactor?: number; maxFactor?: number; sum: number };
function triplets({ minFactor = 1, maxFactor, sum }: Options): Triplet[] {
  const found: Triplet[] = [];
  for (let a = minFactor; a < sum / 3; a++)
    for (let b = a + 1; b < (sum - a) / 2 + 1; b++) {
      const t = new Triplet(a, b, sum - a - b);
      if (t.pythagorean && (maxFactor === undefined || sum - a - b <= maxFactor)) found.push(t);
    }
  return found;
}
console.log(
  triplets({ sum: 1000 }).map((t) => t.toArray()),
  triplets({ sum: 840, maxFactor: 400 }),
  triplets({ sum: 1001 }),
);
interface Palindrome {
  value: number | null;
  factors: number[][];
}
function generate({ maxFactor, minFactor = 1 }: { maxFactor: number; minFactor?: number }): {
  smallest: Palindrome;
  largest: Palindrome;
} {
  if (minFactor > maxFactor) throw new Error("min must be <= max");
  const by = new Map<number, number[][]>();
  for (let i = minFactor; i <= maxFactor; i++)
    for (let j = i; j <= maxFactor; j++) {
      const s = String(i * j);
      if (s === [...s].reverse().join(""))
        by.has(i * j) ? by.get(i * j)!.push([i, j]) : by.set(i * j, [[i, j]]);
    }
  const keys = [...by.keys()];
  const of = (v: number): Palindrome =>
    isFinite(v) ? { value: v, factors: by.get(v)! } : { value: null, factors: [] };
  return { smallest: of(Math.min(...keys)), largest: of(Math.max(...keys)) };
}
console.log(
  generate({ maxFactor: 9 }),
  generate({ minFactor: 10, maxFactor: 99 }),
  generate({ minFactor: 15, maxFactor: 15 }),
);
const steps = (n: number, s = 0): number =>
  n <= 0 || n % 1 ? NaN : n === 1 ? s : steps(n % 2 ? 3 * n + 1 : n / 2, s + 1);
console.log([1, 16, 12, 1000000, 0, 1.5].map((n) => steps(n)));
const armstrong = (n: bigint | number) => {
  const d = [...String(n)];
  return d.reduce((s, c) => s + BigInt(c) ** BigInt(d.length), 0n) === BigInt(n);
};
console.log(
  [0, 5, 10, 153, 9474, 9475].map(armstrong),
  armstrong(186709961001538790100634132976990n),
);
const luhn = (s: string) =>
  /^\d{2,}$/.test((s = s.replace(/ /g, ""))) &&
  [...s].reverse().reduce((t, c, i) => t + (i % 2 ? (+c * 2 > 9 ? +c * 2 - 9 : +c * 2) : +c), 0) %
    10 ===
    0;
console.log(
  ["1", "0", "059", "59", "055 444 285", "055a 444 285", ":9"].map(luhn).map(Number).join(""),
);
const isbn = (s: string) => {
  const d = s.replaceAll("-", "");
  return (
    /^\d{9}[\dX]$/.test(d) &&
    [...d].reduce((t, c, i) => t + (c === "X" ? 10 : parseInt(c)) * (10 - i), 0) % 11 === 0
  );
};
console.log(isbn("3-598-21508-8"), isbn("3-598-21507-X"), isbn("3-598-P1581-X"), isbn(""));
const series = (digits: string, n: number) => {
  let best = -1;
  for (let i = 0; i + n <= digits.length; i++)
    best = Math.max(
      best,
      [...digits.slice(i, i + n)].reduce((p, c) => p * (c.charCodeAt(0) - 48), 1),
    );
  return best;
};
console.log(
  series("73167176531330624919225119674426574742355349194934", 6),
  series("123", 0),
  series("99099", 3),
);
