// Bases, digits, integer and float formatting by hand, bit sets, gray codes, float bits, fixed point, checksums.
const toBase = (n: number, b: number): string =>
  n < 0
    ? "-" + toBase(-n, b)
    : n < b
      ? "0123456789abcdefghijklmnopqrstuvwxyz"[n]!
      : toBase(Math.floor(n / b), b) + toBase(n % b, b);
for (const [n, b] of [
  [255, 2],
  [255, 16],
  [-37, 3],
  [0, 7],
  [35, 36],
  [123456789, 36],
] as const)
  console.log(toBase(n, b), toBase(n, b) === n.toString(b), parseInt(toBase(n, b), b) === n);
const f64 = new Float64Array(1),
  u32 = new Uint32Array(f64.buffer),
  bits = (x: number) => {
    f64[0] = x;
    return [u32[1]!, u32[0]!].map((w) => w.toString(16).padStart(8, "0")).join(":");
  };
for (const x of [1, -0, 0.1, NaN, Infinity, Number.MIN_VALUE, -1.5e300]) console.log(x, bits(x));
const f32 = (x: number) => new Float32Array([x])[0]!;
console.log(f32(0.1), Math.fround(0.1) === f32(0.1), f32(16777217), f32(1e40));
class BitSet {
  private w: number[] = [];
  add(...is: number[]) {
    for (const i of is) this.w[i >> 5] = (this.w[i >> 5] ?? 0) | (1 << (i & 31));
    return this;
  }
  has(i: number) {
    return (((this.w[i >> 5] ?? 0) >>> (i & 31)) & 1) === 1;
  }
  *[Symbol.iterator]() {
    for (let i = 0; i < this.w.length; i++)
      for (let w = this.w[i] ?? 0; w; w &= w - 1) yield i * 32 + 31 - Math.clz32(w & -w);
  }
  get size() {
    let n = 0;
    for (let w of this.w) {
      w ??= 0;
      w -= (w >>> 1) & 0x55555555;
      w = (w & 0x33333333) + ((w >>> 2) & 0x33333333);
      n += Math.imul((w + (w >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    return n;
  }
}
const s = new BitSet().add(1, 31, 32, 64, 95);
console.log([...s], s.size, s.has(31), s.has(33), new BitSet().size);
const gray = (n: number) => n ^ (n >> 1),
  ungray = (g: number) => {
    for (let s = 1; s < 32; s <<= 1) g ^= g >>> s;
    return g;
  };
console.log(
  Array.from({ length: 8 }, (_, i) => gray(i).toString(2).padStart(3, "0")).join(" "),
  ungray(gray(12345)),
);
const rev = (x: number) => {
  let r = 0;
  for (let i = 0; i < 32; i++) r = (r << 1) | ((x >>> i) & 1);
  return r >>> 0;
};
console.log(
  rev(1),
  rev(0xf0f0f0f0).toString(16),
  [1, 2, 3, 64, 100].map((n) => (n & (n - 1)) === 0),
  (0x12345678 >>> 8) & 0xff,
  ((-1 >>> 0) / 2) | 0,
  (5 / 2) | 0,
  (-5 / 2) | 0,
  ~~-5.9,
  -7 >> 1,
  -7 >>> 28,
  (1 << 31) >>> 31,
  0xffffffff | 0,
  (2 ** 32) >> 0,
  (2 ** 31) | 0,
  (2 ** 53 + 2) % 7,
  NaN | 0,
);
const swap = (a: number, b: number) => {
  a ^= b;
  b ^= a;
  a ^= b;
  return [a, b];
};
console.log(swap(5, 9));
const fmt = (x: number, d: number) => {
  const neg = x < 0,
    k = Math.round(Math.abs(x) * 10 ** d),
    t = String(k).padStart(d + 1, "0");
  return (neg ? "-" : "") + (d ? t.slice(0, -d) + "." + t.slice(-d) : t);
};
console.log(fmt(3.14159, 2), fmt(-0.005, 2), fmt(42, 0), fmt(0.1, 3));
const eng = (x: number) => {
  if (!x) return "0";
  const e = Math.floor(Math.log10(Math.abs(x)) / 3),
    u = ["p", "n", "µ", "m", "", "k", "M", "G", "T"][e + 4];
  return u === undefined ? x.toExponential() : +(x / 1000 ** e).toPrecision(3) + u;
};
console.log([0, 1, 999, 1000, 1.5e6, 0.0042, 3.3e-9, 1e20, -2500].map(eng));
const sizes = (n: number) => {
  const i = n ? Math.min(Math.floor(Math.log2(n) / 10), 4) : 0;
  return `${+(n / 1024 ** i).toFixed(1)}${["B", "KiB", "MiB", "GiB", "TiB"][i]}`;
};
console.log([0, 1023, 1024, 1536, 1048576, 1e12].map(sizes));
const mod = (a: number, b: number) => ((a % b) + b) % b;
console.log(
  mod(-1, 5),
  mod(5, 5),
  mod(-0.5, 1),
  [7, -7].map((x) => [Math.floor(x / 2), Math.trunc(x / 2), Math.ceil(x / 2), Math.round(x / 2)]),
);
console.log(
  0.1 + 0.7,
  (1.15).toFixed(1),
  1e21 + 1,
  123e-20,
  1 / 3,
  100 / 3,
  5e-7,
  1e-6,
  123456789012345680000,
  0.000001234,
  -1e-7,
  4.9e-324,
  1.7976931348623157e308,
  2 ** 1023 * 2,
  (9.95).toFixed(1),
  (25).toString(36),
  (0.1).toString(2).length,
  (1e21).toString(36),
  Number("0b11"),
  Number("1e1000"),
  parseFloat("3.14abc"),
  parseInt("0x"),
  (12.5).toString(8),
  Number(""),
  Number(" 12 "),
  Number("1,2"),
);
