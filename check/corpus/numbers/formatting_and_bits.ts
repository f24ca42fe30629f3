// Number formatting, parsing, bit operations and limits.
const xs = [
  0,
  -0,
  1,
  -1.5,
  1e21,
  1e-7,
  123456789.123456789,
  0.1 + 0.2,
  5e-324,
  Number.MAX_VALUE,
  NaN,
  Infinity,
  -Infinity,
  2 ** 53,
  1 / 3,
];
for (const x of xs)
  console.log(
    String(x),
    Object.is(x, -0),
    x.toFixed(2),
    x.toString(2).slice(0, 20),
    Number.isInteger(x),
    Number.isSafeInteger(x),
    ~~x,
    x >>> 0,
    x | 0,
  );
console.log(
  xs.filter(isFinite).map((x) => x.toExponential(3)),
  [1.005, 1.45, 8.345, 0.000001234].map((x) => x.toPrecision(3)),
);
console.log(
  (255).toString(16),
  (-255).toString(36),
  (0.5).toString(3),
  0b101,
  0o17,
  0xff,
  1_000_000,
  0.5,
  5,
  1e3,
);
console.log(
  ["12px", "  42 ", "0x1f", "1e3", "", "abc", "-0", "1_000", ".5.5", "Infinity"].map((s) => [
    parseInt(s),
    parseFloat(s),
    Number(s),
  ]),
);
console.log(
  parseInt("101", 2),
  parseInt("zz", 36),
  parseInt("0x10", 16),
  parseInt("9", 8),
  +true,
  +[],
  +[5],
  +{},
  +null,
  +undefined,
  +"\n",
);
console.log(
  5 % 3,
  -5 % 3,
  5 % -3,
  5.5 % 2,
  -0 % 1,
  2 ** -1,
  (-2) ** 3,
  7 / 0,
  0 / 0,
  1 << 31,
  1 << 32,
  -1 >>> 28,
  -9 >> 1,
  5 & 6,
  5 | 6,
  5 ^ 6,
  ~5,
);
console.log(
  Math.round(-0.5),
  Math.round(2.5),
  Math.sign(-3),
  Math.trunc(-4.7),
  Math.cbrt(27),
  Math.hypot(3, 4),
  Math.clz32(1),
  Math.fround(5.5),
  Math.imul(0xffffffff, 5),
  Math.log2(8),
  Math.atan2(1, 1),
);
let i = 5;
i += i++ + ++i;
console.log(i, i-- - --i, i);
let u = 0xdeadbeef;
u = ((u << 5) | (u >>> 27)) >>> 0;
console.log(u.toString(16), (u & 0xff).toString(2).padStart(8, "0"));
console.log(
  0.1 * 3,
  1e16 + 1,
  9007199254740993,
  123456789012345680000,
  1.7976931348623157e308 * 10,
  4.35 * 100,
  1.1 + 2.2,
);
console.log(
  Number.EPSILON > 0,
  Number.MIN_SAFE_INTEGER,
  (25).toString(5),
  (1e21).toLocaleString("en-US"),
  (1234567.891).toLocaleString(),
  (0.000001).toString(),
  (123.456).toFixed(0),
  (-1.5).toFixed(0),
  (1.255).toFixed(2),
);
