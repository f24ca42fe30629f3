// Elements read by keys that may be names of properties.
function get<T, K extends keyof T>(object: T, key: K): T[K] {
  return object[key];
}
console.log(get({ x: 5, y: "q" }, "y"), get([1, 2], "length"), get("text", "length"), get(["a"], 0));

const words = ["x", "yy"];
for (const key in words) console.log(key, words[key], words[key].length);

function at(list: string[], key: any) {
  return list[key];
}
console.log(at(words, 1), at(words, "0"), at(words, "length"), at(words, "nope"));

const grid = [
  [1, 2],
  [3, 4],
];
for (const i in grid) {
  for (const j in grid[i]) grid[i][j] *= 2;
}
console.log(grid);
