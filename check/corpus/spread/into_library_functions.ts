// Tuples spread into parameters of the library's functions.
const set = new Set<string>();
const letters = ["a", "b", "c"];
set.add(...(letters.splice(1, 1) as [string]));
const map = new Map<string, number>();
map.set(...(["k", 3] as [string, number]));
const pair: [string, number] = ["z", 9];
map.set(...pair);
console.log(set, map, letters);

function range(): [number, number] {
  console.log("asked");
  return [1, 3];
}
console.log("typescript".slice(...range()), [1, 2, 3, 4].slice(...range()));
console.log("abc".padStart(...([6, "*"] as [number, string])), Math.pow(...([2, 5] as const)));
console.log(new Date(...([2020, 1, 2] as [number, number, number])).getFullYear());
console.log(String.fromCharCode(...[104, 105]), parseInt(...(["ff", 16] as [string, number])));
