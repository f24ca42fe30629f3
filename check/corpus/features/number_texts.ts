// Numbers to text and back.
for (const n of [0.1 + 0.2, 1e21, 1e-7, 123456789.125, -0, 5e-324, 2 ** 53, 1 / 3, NaN, -Infinity]) console.log(n, String(n), n.toString(2).slice(0, 20));
console.log((25).toString(36), (0.5).toString(16), (-7.25).toString(2), (255).toString(16).toUpperCase());
console.log((1.005).toFixed(2), (1e21).toFixed(1), (-1.5).toFixed(0), (0.000001).toFixed(7), (123.456).toPrecision(2), (0.00012).toPrecision(1), (12345).toExponential(), (0).toExponential(2));
console.log(parseInt("12px"), parseInt("0x1F"), parseInt("101", 2), parseInt(""), parseFloat("3.14abc"), parseFloat(".5"), parseFloat("-.5e-2x"));
console.log(Number("  42\n"), Number(""), Number("1,000"), Number("0b101"), Number("0o17"), Number("Infinity"), Number("-"), Number([7] as any), Number(new Date(5)));
console.log(Number.isInteger(5.0), Number.isSafeInteger(2 ** 53), Number.EPSILON > 0, Number.MAX_VALUE, Number.MIN_VALUE, Number.NaN, Number.NEGATIVE_INFINITY);
for (const bad of [() => (1).toFixed(101), () => (1).toString(1), () => (1).toPrecision(0)]) {
  try {
    bad();
  } catch (error) {
    console.log(String(error));
  }
}
