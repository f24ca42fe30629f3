function sieve(n: number): number {
  const s = new Uint8Array(n + 1);
  let count = 0;
  for (let i = 2; i <= n; i++) {
    if (s[i] === 0) {
      count++;
      for (let j = i * 2; j <= n; j += i) s[j] = 1;
    }
  }
  return count;
}
function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
}
function crc(data: Uint8Array): number {
  const table = new Uint32Array(256);
  for (let i = 0; i < 256; i++) {
    let c = i;
    for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    table[i] = c;
  }
  let crc = 0xffffffff;
  for (let i = 0; i < data.length; i++) crc = table[(crc ^ data[i]) & 0xff] ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
console.log(sieve(50_000));
const a = new Float64Array(1000), b = new Float64Array(1000);
for (let i = 0; i < 1000; i++) { a[i] = i; b[i] = i / 2; }
let total = 0;
for (let k = 0; k < 50; k++) total += dot(a, b);
console.log(total);
const bytes = new Uint8Array(10_000);
for (let i = 0; i < bytes.length; i++) bytes[i] = i * 7;
let x = 0;
for (let k = 0; k < 10; k++) x ^= crc(bytes);
console.log(x, crc(bytes));
let h = 0xcbf29ce484222325n;
for (let i = 0; i < 10000; i++) h = BigInt.asUintN(64, (h ^ BigInt(i & 255)) * 0x100000001b3n);
console.log(h);
let f = 0n, g = 1n;
for (let i = 0; i < 2000; i++) { const t = f + g; f = g; g = t; }
console.log(g.toString().length);
let m = 1n; for (let i = 0n; i < 3000n; i++) m = (m * 31n + i) % 1000000007n;
console.log(m);
