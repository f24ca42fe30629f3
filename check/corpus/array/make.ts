// Array.from, Array.of, isArray, iteration, join.
console.log(Array.from("abc"), Array.from([1, 2], (x) => x * 2), Array.from({ length: 3 }, (_, i) => i * i), Array.of(7, 8));
console.log(Array.from(new Set([1, 1, 2])), Array.from(new Map([["a", 1]])), Array.isArray([]), Array.isArray("x"));
console.log([1, 2].join(), [1, null, undefined, "x"].join("-"), [[1, [2, 3]], 4].join(";"), [].join() === "");
for (const [i, v] of ["a", "b"].entries()) console.log(i, v);
for (const i of [5, 6].keys()) console.log(i);
console.log([...[1, 2].values()], [...[1], ...[2, 3]], String([1, 2, [3]]));
const [first, ...rest] = [1, 2, 3];
console.log(first, rest);
try {
  console.log(new Array(-1));
} catch (error) {
  if (error instanceof RangeError) console.log(error.message);
}
