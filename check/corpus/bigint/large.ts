// random big arithmetic: checksums
let seed = 12345;
function rnd(): number { seed = (seed * 1103515245 + 12345) % 2147483648; return seed; }
function big(limbs: number): bigint { let r = 0n; for (let i = 0; i < limbs; i++) r = (r << 31n) | BigInt(rnd()); return rnd() % 2 ? r : -r; }
let sum = 0n;
for (let i = 0; i < 120; i++) {
  const a = big(1 + rnd() % 20), b = big(1 + rnd() % 12);
  const q = b === 0n ? 0n : a / b, r = b === 0n ? 0n : a % b;
  if (b !== 0n && q * b + r !== a) console.log("div wrong", a, b, q, r);
  const t = (a & b) + (a | b) + (a ^ b) - (~a) + (a << BigInt(rnd() % 100)) + (a >> BigInt(rnd() % 100)) + (b >> 3n);
  sum += t + q - r + BigInt.asIntN(rnd() % 200, a) + BigInt.asUintN(rnd() % 200, b) + BigInt(a.toString()) - BigInt("0x" + (a < 0n ? -a : a).toString(16));
  if (i % 40 === 0) console.log(a.toString(7), Number(a), a < b, Number(a) < b, a == b, sum % 1000000007n);
}
console.log(sum);
let f = 1n; for (let i = 1n; i <= 1500n; i++) f *= i;
const text = f.toString();
console.log(text.length, text.slice(0, 30), text.slice(-400, -380), BigInt(text) === f, f.toString(36).length, f.toString(2).length);
const p = 3n ** 20000n, q2 = 7n ** 15000n;
console.log((p * q2 % 1000000007n), (p * q2) / q2 === p, ((p * q2 + 5n) % q2) === 5n, String(p * q2).slice(0, 20));
