const texts = ["12", " 12 ", "1.5e3", "0x1f", "0b101", "0o17", "", " ", "abc", "1a", "-0", "+5", "Infinity", "-Infinity", ".5", "5.", "1_000", "1e1000", "\n3\t"];
for (const text of texts) {
  console.log(JSON.stringify(text), Number(text), parseInt(text), parseFloat(text), +text);
}
console.log(parseInt("ff", 16), parseInt("z", 36), parseInt("12", 2), parseInt("102", 2), parseInt("0x1f", 16));
console.log(Number(true), Number(false), Number(null), Number(undefined), Number([5]), Number([1, 2]), Number({}));
