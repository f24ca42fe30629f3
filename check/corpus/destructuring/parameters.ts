const points = [{ x: 1, y: 2 }, { x: 3, y: 4 }];
console.log(points.map(({ x, y }) => x * y));
const entries = Object.entries({ one: 1, two: 2 });
console.log(entries.map(([k, v]) => `${k}=${v}`).join("&"));
function head([first, ...tail]: number[]): string {
  return `${first}|${tail.length}`;
}
console.log(head([1, 2, 3]), head([9]));
const swap = ([a, b]: [number, string]): [string, number] => [b, a];
console.log(swap([1, "x"]));
for (const { x, ...rest } of points) console.log(x, rest);
