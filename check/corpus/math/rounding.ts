// Rounding at the edges.
for (const x of [0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 0.49999999999999994, -0.2, 4503599627370495.5, 4503599627370497, 1e300]) {
  console.log(x, Math.round(x), Math.floor(x), Math.ceil(x), Math.trunc(x), Object.is(Math.round(x), -0));
}
let sum = 0;
for (let i = 1; i <= 200; i++) {
  sum += Math.sin(i) * Math.cos(i * 1.5) + Math.exp(i / 100) - Math.log(i) + Math.tan(i / 7) + Math.atan(i) + Math.cbrt(i);
}
console.log(sum);
let wide = 0;
for (let i = 1; i <= 60; i++) wide += Math.sin(2 ** i) + Math.cos(3 ** i) + Math.tan(1.1 ** (i * 7));
console.log(wide);
