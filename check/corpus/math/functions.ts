// Every function of Math, to the last digit.
const xs = [0, -0, 0.5, -0.5, 1, -1, 2, 3.7, -3.7, 10, 100.25, 1e-10, 1e10, 710, NaN, Infinity, -Infinity];
for (const x of xs) {
  console.log(x, Math.sin(x), Math.cos(x), Math.tan(x), Math.asin(x), Math.acos(x), Math.atan(x));
  console.log(Math.sinh(x), Math.cosh(x), Math.tanh(x), Math.asinh(x), Math.acosh(x), Math.atanh(x));
  console.log(Math.exp(x), Math.expm1(x), Math.log(x), Math.log10(x), Math.log2(x), Math.log1p(x));
  console.log(Math.sqrt(x), Math.cbrt(x), Math.abs(x), Math.sign(x), Math.floor(x), Math.ceil(x), Math.round(x), Math.trunc(x));
  console.log(Math.fround(x), Math.clz32(x), Math.imul(x, 3));
}
for (const [a, b] of [[2, 10], [2, 0.5], [-8, 1 / 3], [0, 0], [1, Infinity], [10, -3], [-2, 3], [0, -1]]) {
  console.log(Math.pow(a, b), a ** b, Math.atan2(a, b), Math.hypot(a, b));
}
console.log(Math.max(), Math.min(), Math.max(1, 3, 2), Math.min(1, -3, 2), Math.max(1, NaN), Math.max(-0, 0), Math.min(0, -0));
console.log(Math.max(...[4, 9, 2]), Math.hypot(), Math.hypot(3, 4, 12), Math.hypot(1e308, 1e308));
console.log(Math.PI, Math.E, Math.LN2, Math.LN10, Math.LOG2E, Math.LOG10E, Math.SQRT2, Math.SQRT1_2);
const r = Math.random();
console.log(r >= 0 && r < 1);
