// Primes, perfect numbers and Pythagorean triplets from generators.
export function nth(n: number) {
  if (n <= 0)
    throw new Error("Prime is not possible");
  function* primes(): Generator<number> {
    const found: number[] = [];
    for (let c = 2;; c++)
      if (found.every((p) => c % p)) {
        found.push(c);
        yield c;
      }
  }
  for (const p of primes())
    if (--n === 0)
      return p;
  return -1;
}
console.log(nth(1), nth(6), nth(500));
type Classification = "perfect" | "abundant" | "deficient";
export function classify(n: number): Classification {
  if (n <= 0)
    throw new Error("Classification is only possible for natural numbers.");
  let s = 0;
  for (let i = 1; i <= n / 2; i++)
    if (n % i === 0)
      s += i;
  return s === n ? "perfect" : s > n ? "abundant" : "deficient";
}
console.log([1, 6, 12, 28, 13].map(classify));
const pythag = function* (sum: number) {
  for (let a = 1; a < sum / 3; a++) {
    const b = (sum * (sum / 2 - a)) / (sum - a);
    if (Number.isInteger(b) && a < b)
      yield [a, b, sum - a - b] as const;
  }
};
console.log([...pythag(1000)], Array.from(pythag(840)));
