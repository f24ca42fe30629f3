for (const x of [0, 1.005, 1234.5678, -1.5, 1e21, 0.000001, 123456789]) {
  console.log(x.toFixed(2), x.toFixed(0), x.toPrecision(3), x.toExponential(2), x.toString());
}
console.log((255).toString(16), (255).toString(2), (-255).toString(36), (0.5).toString(2), (3.75).toString(8));
console.log((25).toString(36), (0.1).toString(3).slice(0, 12));
console.log(Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, Number.EPSILON, Number.MAX_VALUE, Number.MIN_VALUE);
console.log(Number.isInteger(5), Number.isInteger(5.5), Number.isSafeInteger(2 ** 53), Number.isFinite(1 / 0), isNaN(Number("x")));
