// NaN and Infinity beside integers: C's macros of these names are floats, which integers must not become.
const words = ["a", "bb", ""];
for (const word of words) {
  const size = word.length > 0 ? 16777217 : NaN;
  const limit = word.length > 1 ? Infinity : 4294967295;
  const least = word ? 123456789 + word.length : -Infinity;
  console.log(size, limit, least, (word === "a" ? NaN : Infinity), word.length ? 0.1 : NaN);
}
console.log(typeof NaN, typeof Infinity, typeof -Infinity, typeof (NaN), typeof Math.PI, typeof Number.NaN, typeof process.pid);
