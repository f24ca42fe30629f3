// Powers in a ring, inverses, a toy key pair, primes tested by Miller and Rabin's witnesses.
function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  for (base %= modulus; exponent; exponent >>= 1n) {
    if (exponent & 1n) result = (result * base) % modulus;
    base = base ** 2n % modulus;
  }
  return result;
}
function inverse(a: bigint, m: bigint): bigint | undefined {
  let [r, next, s, then] = [m, ((a % m) + m) % m, 0n, 1n];
  while (next) {
    const q = r / next;
    [r, next] = [next, r - q * next];
    [s, then] = [then, s - q * then];
  }
  return r === 1n ? (s + m) % m : undefined;
}
function prime(n: bigint): boolean {
  if (n < 2n) return false;
  const witnesses = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n];
  if (witnesses.some((p) => n % p === 0n)) return witnesses.includes(n);
  let d = n - 1n, halves = 0;
  for (; !(d & 1n); d >>= 1n) halves++;
  return witnesses.every((a) => {
    let x = power(a, d, n);
    if (x === 1n) return true;
    for (let i = 0; i < halves; i++, x = x * x % n) if (x === n - 1n) return true;
    return false;
  });
}

console.log([2n, 91n, 561n, 7919n, 2n ** 61n - 1n, 2n ** 67n - 1n, 2n ** 89n - 1n].map((n) => `${n}:${prime(n) ? "prime" : "composite"}`).join(" "));
const [p, q, e] = [2n ** 61n - 1n, 2n ** 89n - 1n, 65537n];
const n = p * q, d = inverse(e, (p - 1n) * (q - 1n))!;
const encode = (text: string) => [...text].reduce((sum, c) => (sum << 8n) | BigInt(c.charCodeAt(0)), 0n);
const decode = (value: bigint): string => (value ? decode(value >> 8n) + String.fromCharCode(Number(value & 0xffn)) : "");
const sent = power(encode("native secret"), e, n);
console.log(sent.toString(16), decode(power(sent, d, n)));
console.log(inverse(3n, 11n), inverse(-3n, 11n), inverse(6n, 9n), power(0n, 0n, 7n), power(3n, 10n ** 18n, 1_000_003n));
const remainders: [bigint, bigint][] = [[2n, 3n], [3n, 5n], [2n, 7n]];
const product = remainders.reduce((m, [, k]) => m * k, 1n);
console.log(remainders.reduce((sum, [r, k]) => sum + r * (product / k) * inverse(product / k, k)!, 0n) % product);
console.log(new Map([[1n, "one"], [2n, "two"]]).get(BigInt("2")), new Set([1n, 1n, 2n]).size, { big: 10n ** 20n }, [-5n], `${[1n, 2n]}`);
