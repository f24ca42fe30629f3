// Primes, modular arithmetic, RSA toy, Fibonacci by doubling, pi digits, continued fractions with BigInt.
const abs = (n: bigint) => (n < 0n ? -n : n);
const gcd = (a: bigint, b: bigint): bigint => (b ? gcd(b, a % b) : abs(a));
const modpow = (b: bigint, e: bigint, m: bigint) => {
  let r = 1n;
  for (b %= m; e > 0n; e >>= 1n, b = (b * b) % m) if (e & 1n) r = (r * b) % m;
  return r;
};
const egcd = (a: bigint, b: bigint): [bigint, bigint, bigint] => {
  if (!b) return [a, 1n, 0n];
  const [g, x, y] = egcd(b, a % b);
  return [g, y, x - (a / b) * y];
};
const inverse = (a: bigint, m: bigint) => {
  const [g, x] = egcd(a, m);
  if (g !== 1n) throw new RangeError(`${a} has no inverse mod ${m}`);
  return ((x % m) + m) % m;
};
const isPrime = (n: bigint) => {
  if (n < 2n) return false;
  for (const p of [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n]) {
    if (n === p) return true;
    if (n % p === 0n) return false;
  }
  let d = n - 1n,
    r = 0;
  while (!(d & 1n)) {
    d >>= 1n;
    r++;
  }
  next: for (const a of [2n, 3n, 5n, 7n, 11n, 13n]) {
    let x = modpow(a, d, n);
    if (x === 1n || x === n - 1n) continue;
    for (let i = 1; i < r; i++) {
      x = (x * x) % n;
      if (x === n - 1n) continue next;
    }
    return false;
  }
  return true;
};
console.log(
  [1n, 2n, 97n, 561n, 1n << 61n, (1n << 61n) - 1n, 10n ** 18n + 9n].map(isPrime),
  gcd(2n ** 40n, 6n ** 20n),
  inverse(3n, 11n),
);
try {
  inverse(4n, 8n);
} catch (e) {
  console.log(`${e}`);
}
const p = 1000000007n,
  q = 998244353n,
  n = p * q,
  e = 65537n,
  d = inverse(e, (p - 1n) * (q - 1n));
const msg = BigInt("0x" + Buffer.from("hi ts").toString("hex")),
  c = modpow(msg, e, n);
console.log(
  c,
  modpow(c, d, n) === msg,
  Buffer.from(modpow(c, d, n).toString(16), "hex").toString(),
);
const fib = (n: number): [bigint, bigint] => {
  if (n === 0) return [0n, 1n];
  const [a, b] = fib(n >> 1),
    x = a * (2n * b - a),
    y = a * a + b * b;
  return n & 1 ? [y, x + y] : [x, y];
};
console.log(fib(100)[0], fib(1000)[0].toString().length, String(fib(300)[0]).slice(-20));
function* piDigits() {
  let [q, r, t, k, n, l] = [1n, 0n, 1n, 1n, 3n, 3n];
  while (true)
    if (4n * q + r - t < n * t) {
      yield Number(n);
      const nr = 10n * (r - n * t);
      n = (10n * (3n * q + r)) / t - 10n * n;
      q *= 10n;
      r = nr;
    } else {
      const nr = (2n * q + r) * l,
        nn = (q * 7n * k + 2n + r * l) / (t * l);
      q *= k;
      t *= l;
      l += 2n;
      k += 1n;
      n = nn;
      r = nr;
    }
}
let digits = "";
for (const x of piDigits()) {
  digits += x;
  if (digits.length === 60) break;
}
console.log(digits);
const sqrt = (n: bigint) => {
  if (n < 0n) throw new RangeError("negative");
  if (n < 2n) return n;
  let x = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const y = (x + n / x) >> 1n;
    if (y >= x) return x;
    x = y;
  }
};
console.log(
  sqrt(2n * 10n ** 60n),
  sqrt(15n),
  sqrt(16n),
  -7n / 2n,
  -7n % 2n,
  -7n >> 1n,
  BigInt.asUintN(8, -1n),
  BigInt.asIntN(8, 200n),
  2n ** 64n > 1e19,
  5n == (5 as any),
  typeof 1n,
  BigInt("0b101"),
  BigInt(" 12 "),
  (123456789n ** 5n).toString(36),
);
const cf = (a: bigint, b: bigint) => {
  const out: bigint[] = [];
  while (b) {
    out.push(a / b);
    [a, b] = [b, a % b];
  }
  return out;
};
console.log(cf(649n, 200n), cf(3141592653589793n, 10n ** 15n).slice(0, 6));
for (const f of [
  () => 1n + (1 as any),
  () => BigInt("x"),
  () => 1n / 0n,
  () => 2n ** -1n,
  () => +(1n as any),
  () => BigInt(0.5),
  () => Math.max(1n as any),
  () => JSON.stringify({ a: 1n }),
])
  try {
    console.log(f());
  } catch (e) {
    console.log((e as Error).name, (e as Error).message);
  }
console.log(
  [3n, 1n, 2n].sort(),
  [10n, 9n, 1n].sort((a, b) => (a < b ? -1 : 1)),
  [1n, 2, 3n].includes(2n as any),
  new Set([1n, 1n, 1]).size,
  { a: 1n, b: [2n] },
  `${2n ** 70n}`,
  0n ? "t" : "f",
  !0n,
  -(-5n),
  ~5n,
  5n & 3n,
  5n | 3n,
  5n ^ 3n,
  1n << 70n,
  Number(2n ** 53n),
  parseInt("12n"),
  7n > 6,
  7n < 6.5,
  2n > "1",
  (2n as any) + "x",
);
