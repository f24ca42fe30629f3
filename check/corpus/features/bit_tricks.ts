// Bit operations on 32-bit integers.
const popcount = (n: number) => {
  let count = 0;
  for (n >>>= 0; n; n &= n - 1) count++;
  return count;
};
console.log([0, 1, 255, -1, 0x80000000].map(popcount), Math.clz32(1), 32 - Math.clz32(255), ~0, ~~-5.7, -5.7 | 0);
console.log(1 << 31, 1 << 32, -1 >>> 0, -1 >>> 28, -16 >> 2, 5 ^ 3, (0xff00ff00 >>> 0).toString(16), 2 ** 32 | 0, 2 ** 31 | 0, 1e12 | 0);
const isPowerOfTwo = (n: number) => n > 0 && (n & (n - 1)) === 0;
console.log([1, 2, 3, 64, 100].filter(isPowerOfTwo));
const reverse = (n: number) => {
  let r = 0;
  for (let i = 0; i < 32; i++) r = (r << 1) | ((n >>> i) & 1);
  return r >>> 0;
};
console.log(reverse(1), reverse(0b1011).toString(2), Math.imul(0xffffffff, 5), Math.imul(123456789, 987654321));
let flags = 0;
flags |= 1 << 3;
flags ^= 0b101;
flags &= ~1;
flags <<= 2;
flags >>>= 1;
console.log(flags, flags.toString(2).padStart(8, "0"), !!(flags & 16));
const hash = (s: string) => [...s].reduce((h, c) => (Math.imul(h, 31) + c.charCodeAt(0)) | 0, 7);
console.log(hash("hello"), hash(""), hash("The quick brown fox"));
