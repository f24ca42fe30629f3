// Whole roots, digits of e and of the root of two, fractions kept in lowest terms, and factorial bases.
const abs = (n: bigint) => (n < 0n ? -n : n);
const gcd = (a: bigint, b: bigint): bigint => (b ? gcd(b, a % b) : abs(a));

function root(n: bigint): bigint {
  if (n < 0n) throw new RangeError(`no root of ${n}`);
  let x = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (let next = (x + n / x) >> 1n; next < x; next = (x + n / x) >> 1n) x = next;
  return x;
}
const scale = 10n ** 40n;
const shown = (n: bigint) => `${n / scale}.${String(n % scale).padStart(40, "0")}`;
console.log(shown(root(2n * scale ** 2n)));
let e = 0n;
for (let term = scale * 10n ** 5n, k = 1n; term; term /= k++) e += term;
console.log(shown(e / 10n ** 5n));

class Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
  constructor(top: bigint | number, bottom: bigint | number = 1n) {
    const [t, b] = [BigInt(top), BigInt(bottom)];
    if (!b) throw new RangeError("division by nothing");
    const common = gcd(t, b) * (b < 0n ? -1n : 1n);
    this.top = t / common;
    this.bottom = b / common;
  }
  plus({ top, bottom }: Fraction) { return new Fraction(this.top * bottom + top * this.bottom, this.bottom * bottom); }
  toString() { return this.bottom === 1n ? `${this.top}` : `${this.top}/${this.bottom}`; }
}
const harmonic = Array.from({ length: 20 }, (_, i) => new Fraction(1, i + 1)).reduce((a, b) => a.plus(b));
console.log(`${harmonic}`, String(new Fraction(6n, -4)), `${new Fraction(2, 3).plus(new Fraction(1n, 3n))}`, new Fraction(3, 9));
for (const bad of [() => new Fraction(1, 0), () => new Fraction(0.5), () => root(-1n), () => BigInt("1x"), () => 2n ** -1n, () => 1n / 0n])
  try { console.log(String(bad())); } catch (error) { console.log((error as Error).name, (error as Error).message); }
console.log(BigInt.asUintN(8, -1n), BigInt.asIntN(8, 255n), -7n / 2n, -7n % 2n, -7n >> 1n, ~5n, 5n & -2n, 2n > 1, 2n == (2 as unknown), [3n, 1, 2n].sort());
console.log(typeof 1n, BigInt(0) ? "yes" : "no", (123n).toString(36), Number(2n ** 64n), parseInt("12n"), BigInt(1e21), BigInt("0xff"), (10n ** 21n).toLocaleString("en-US"));
