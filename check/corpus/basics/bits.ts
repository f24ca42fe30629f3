const x = 0b1100_1010;
console.log(x & 0xf, x | 0x100, x ^ 0xff, ~x, x << 25, x >> 1, -x >> 1, -x >>> 28);
console.log(1 << 31, 1 << 32, (1 << 31) >>> 0, 2 ** 32 | 0, 2 ** 40 + 5 | 0);
console.log(5.9 | 0, -5.9 | 0, NaN | 0, Infinity | 0, 4294967295 | 0, 4294967295 >>> 0);
let hash = 17;
for (let i = 0; i < 10; i++) {
  hash = (Math.imul(hash, 31) + i) | 0;
}
console.log(hash, hash >>> 0);
