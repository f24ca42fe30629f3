// Algorithms on integers of any size.
const factorial = (n: bigint): bigint => (n < 2n ? 1n : n * factorial(n - 1n));
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const power = (base: bigint, exponent: bigint, modulus: bigint): bigint => {
  let result = 1n;
  for (base %= modulus; exponent > 0n; exponent >>= 1n, base = (base * base) % modulus) {
    if (exponent & 1n) result = (result * base) % modulus;
  }
  return result;
};
const sqrt = (n: bigint): bigint => {
  let x = n, y = (x + 1n) / 2n;
  while (y < x) [x, y] = [y, (y + n / y) / 2n];
  return x;
};
console.log(factorial(25n), gcd(1071n, 462n), power(2n, 1000n, 1_000_000_007n), sqrt(10n ** 40n));
let [a, b] = [0n, 1n];
for (let i = 0; i < 150; i++) [a, b] = [b, a + b];
console.log(a, String(a).length, a.toString(16), BigInt.asUintN(64, a), BigInt.asIntN(8, 200n));
console.log(-7n / 2n, -7n % 2n, 2n ** 64n - 1n, 5n > 4, 2n == (2 as unknown), BigInt("0xff") + BigInt(1), [3n, 1n, 2n].sort().join(), typeof a);
