// parseInt, parseFloat, Number.
for (const s of ["42", " 42 ", "42px", "0x1F", "-0x1f", "077", "1e3", "", "abc", "3.99", "-", "+7", ".5", "1_000", "Infinity", "-Infinity", "9007199254740993", "\n12\t"]) {
  console.log(JSON.stringify(s), parseInt(s), parseInt(s, 16), parseFloat(s), Number(s));
}
console.log(parseInt("zz", 36), parseInt("101", 2), parseInt("12", 37), parseInt("19", 8), Number(true), Number(null), Number(undefined));
console.log(Number.isInteger(5), Number.isInteger(5.5), Number.isSafeInteger(2 ** 53), Number.isNaN(NaN), isNaN(Number("x")), Number.isFinite(1 / 0), isFinite(3));
console.log(Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, Number.EPSILON, Number.MAX_VALUE, Number.MIN_VALUE, Number.POSITIVE_INFINITY);
console.log([1.5, -0, 1e21, 1e-7, 0.1 + 0.2, 123456789.123, 5e-324, 1 / 3].map((x) => String(x)).join(" "));
