// MD5, SHA-1, CRC-32, Adler, FNV, base64 and hex, all by hand.
const bytesOf = (s: string): number[] => [...new TextEncoder().encode(s)];
const rotl = (x: number, n: number) => (x << n) | (x >>> (32 - n));
const hex8 = (x: number) => (x >>> 0).toString(16).padStart(8, "0");
function pad(bytes: number[], little: boolean): number[] {
  const p = [...bytes, 0x80];
  while (p.length % 64 !== 56) p.push(0);
  const bits = bytes.length * 8;
  const len = Array.from({ length: 8 }, (_, i) => Math.floor(bits / 2 ** (8 * i)) & 0xff);
  return p.concat(little ? len : len.reverse());
}
function sha1(text: string): string {
  const m = pad(bytesOf(text), false);
  let [a0, b0, c0, d0, e0] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0] as [
    number,
    number,
    number,
    number,
    number,
  ];
  for (let o = 0; o < m.length; o += 64) {
    const w = new Array<number>(80);
    for (let i = 0; i < 16; i++)
      w[i] =
        (m[o + 4 * i]! << 24) |
        (m[o + 4 * i + 1]! << 16) |
        (m[o + 4 * i + 2]! << 8) |
        m[o + 4 * i + 3]!;
    for (let i = 16; i < 80; i++) w[i] = rotl(w[i - 3]! ^ w[i - 8]! ^ w[i - 14]! ^ w[i - 16]!, 1);
    let [a, b, c, d, e] = [a0, b0, c0, d0, e0];
    for (let i = 0; i < 80; i++) {
      const [f, k] =
        i < 20
          ? [(b & c) | (~b & d), 0x5a827999]
          : i < 40
            ? [b ^ c ^ d, 0x6ed9eba1]
            : i < 60
              ? [(b & c) | (b & d) | (c & d), 0x8f1bbcdc]
              : [b ^ c ^ d, 0xca62c1d6];
      const t = (rotl(a, 5) + f! + e + k! + w[i]!) | 0;
      e = d;
      d = c;
      c = rotl(b, 30);
      b = a;
      a = t;
    }
    a0 = (a0 + a) | 0;
    b0 = (b0 + b) | 0;
    c0 = (c0 + c) | 0;
    d0 = (d0 + d) | 0;
    e0 = (e0 + e) | 0;
  }
  return [a0, b0, c0, d0, e0].map(hex8).join("");
}
function md5(text: string): string {
  const S = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
  const K = Array.from(
    { length: 64 },
    (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32) | 0,
  );
  const m = pad(bytesOf(text), true);
  let state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
  for (let o = 0; o < m.length; o += 64) {
    const w = Array.from(
      { length: 16 },
      (_, i) =>
        m[o + 4 * i]! |
        (m[o + 4 * i + 1]! << 8) |
        (m[o + 4 * i + 2]! << 16) |
        (m[o + 4 * i + 3]! << 24),
    );
    let [a, b, c, d] = state as [number, number, number, number];
    for (let i = 0; i < 64; i++) {
      let f: number, g: number;
      switch (i >> 4) {
        case 0:
          f = (b & c) | (~b & d);
          g = i;
          break;
        case 1:
          f = (d & b) | (~d & c);
          g = (5 * i + 1) % 16;
          break;
        case 2:
          f = b ^ c ^ d;
          g = (3 * i + 5) % 16;
          break;
        default:
          f = c ^ (b | ~d);
          g = (7 * i) % 16;
      }
      f = (f + a + K[i]! + w[g]!) | 0;
      a = d;
      d = c;
      c = b;
      b = (b + rotl(f, S[(i >> 4) * 4 + (i % 4)]!)) | 0;
    }
    state = [a, b, c, d].map((v, i) => (v + state[i]!) | 0);
  }
  return state
    .map((v) => hex8(((v & 0xff) << 24) | ((v & 0xff00) << 8) | ((v >>> 8) & 0xff00) | (v >>> 24)))
    .join("");
}
const table = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let k = 0; k < 8; k++) n = n & 1 ? (n >>> 1) ^ 0xedb88320 : n >>> 1;
  return n;
});
const crc32 = (s: string) =>
  (bytesOf(s).reduce((c, b) => table[(c ^ b) & 0xff]! ^ (c >>> 8), -1) ^ -1) >>> 0;
const adler = (s: string) => {
  let a = 1,
    b = 0;
  for (const x of bytesOf(s)) {
    a = (a + x) % 65521;
    b = (b + a) % 65521;
  }
  return ((b << 16) | a) >>> 0;
};
const fnv = (s: string) =>
  bytesOf(s).reduce((h, b) => Math.imul(h ^ b, 16777619), 0x811c9dc5) >>> 0;
for (const s of ["", "abc", "The quick brown fox jumps over the lazy dog", "ünïcödé ✓".repeat(9)])
  console.log(sha1(s), md5(s), hex8(crc32(s)), hex8(adler(s)), hex8(fnv(s)));
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const b64 = (bytes: number[]) => {
  let out = "";
  for (let i = 0; i < bytes.length; i += 3) {
    const [a, b, c] = bytes.slice(i, i + 3);
    const n = (a! << 16) | ((b ?? 0) << 8) | (c ?? 0);
    out +=
      alphabet[n >> 18]! +
      alphabet[(n >> 12) & 63] +
      (b === undefined ? "=" : alphabet[(n >> 6) & 63]) +
      (c === undefined ? "=" : alphabet[n & 63]);
  }
  return out;
};
for (const s of ["", "f", "fo", "foo", "héllo"])
  console.log(b64(bytesOf(s)), b64(bytesOf(s)) === Buffer.from(s).toString("base64"));
