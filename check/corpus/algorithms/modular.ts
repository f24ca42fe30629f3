function compute(n: number): number {
  let result = 0;
  for (let i = 0; i < n; i++) {
    result = (result + i * 31) % 1_000_000_007; // stays below 2^53
  }
  return result;
}
console.log(compute(0), compute(10), compute(50000), compute(1000000), compute(2.5), compute(NaN), compute(-1));
function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
console.log(gcd(1071, 462), gcd(17, 5), gcd(0, 9));
function powMod(base: number, exponent: number, modulus: number): number {
  let result = 1;
  base %= modulus;
  while (exponent > 0) {
    if (exponent & 1) result = (result * base) % modulus;
    base = (base * base) % modulus;
    exponent >>= 1;
  }
  return result;
}
console.log(powMod(3, 200, 13), powMod(2, 1000000, 99991));
