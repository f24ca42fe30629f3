// toFixed, toPrecision, toExponential, toString(radix).
for (const x of [0, 1.005, 1.45, 2.5, -1.5, 123.456, 1e21, 0.000001, 1e-10, 8.345, 10.235, -0.0000001, NaN, Infinity]) {
  console.log(x.toFixed(), x.toFixed(2), x.toFixed(10), x.toPrecision(3), x.toExponential(2), x.toExponential());
}
console.log((255).toString(16), (255).toString(2), (-255.5).toString(16), (0.1).toString(3), (1e21).toString(7), (3.7).toString(36));
console.log((1234567.891).toLocaleString(), (0.5).toLocaleString(), (-1234).toLocaleString(), (1e6).toLocaleString());
for (const f of [() => (1).toFixed(101), () => (1).toPrecision(0), () => (1).toString(1), () => (1).toExponential(-1)]) {
  try {
    console.log(f());
  } catch (error) {
    if (error instanceof RangeError) console.log(error.message);
  }
}
