// Arrays from what is like one, and methods called on it.
function collect(..._: number[]): string {
  const args = Array.prototype.slice.call(arguments, 1);
  return args.join("+");
}
console.log(collect(1, 2, 3), Array.from("héllo", (c) => c.toUpperCase()));
console.log(Array.from({ length: 3, 0: "a", 2: "c" }), Array.from(new Map([["k", 1]])), Array.from(new Set([1, 1, 2])));
console.log(Array.isArray([]), Array.isArray({ length: 0 }), Object.entries(["x", "y"]), [..."ab"].entries().next());
const matrix = Array.from({ length: 2 }, (_, y) => Array.from({ length: 3 }, (_, x) => x * y));
console.log(matrix, matrix.map((row) => row.reduce((a, b) => a + b, 0)));
