// Conditionals, && and loops whose parts need several steps: each runs when its turn comes, and only then.
const log: string[] = [];
const say = <T>(text: string, value: T): T => (log.push(text), value);

function pick(a: number[], deep: boolean): number[] {
  return deep ? (say("deep", 0), [...a, ...a.map((x) => x * 2)]) : a.length > 2 ? [...a, 0] : a;
}
function both(s: string): boolean {
  return s.length > 1 && [...s].reverse().join("") === s && Math.max(...[...s].map((c) => c.charCodeAt(0))) > 98;
}
function outside(grid: number[][], x: number, y: number): string {
  if (x < 0 || y < 0 || y >= grid.length || grid[y]![x]! > 8 || grid[y + 0]![x]! % 2) return "out";
  return "in " + grid[y]![x];
}
console.log(pick([1, 2], true), pick([1, 2, 3], false), pick([1], false), log);
console.log(both("abcba"), both("aba"), both("abc"), both("a"));
const grid = [
  [2, 3],
  [9, 4],
];
console.log([0, 1, 2, -1].map((x) => outside(grid, x, 1)), outside(grid, 0, 0), outside(grid, 0, 5));

const queue = [3, 1, 4, 1, 5];
let sum = 0;
while (queue.length && (say("shift", queue.shift()!) ?? 0) !== 4) sum += queue.length;
for (let i = 0; i < 6 && [...queue].includes(5); i += Math.max(...queue, 1)) sum += i + 1;
for (let list = [1]; list.length < 40; list = [...list, ...list, list.length]) sum += list.length;
console.log(sum, queue, log.length);

const user: { name?: { first?: string } } | undefined = JSON.parse('{"name":{"first":"Ada"}}');
const initial = user?.name?.first?.slice(0, 1);
let label = initial ? [initial, ...["."]].join("") : "none";
label = label.length > 5 ? [...label].join("-") : label;
user?.name && say("named", [...log].length);
sum > 3 ? console.log("large", ...[1, 2]) : console.log("small");
console.log(initial, label, log.at(-1));
switch (sum % 2) {
  case 0:
    console.log(sum > 5 ? [...queue, sum] : queue);
    break;
  default:
    console.log(sum > 5 ? Math.max(...queue, sum) : queue.length);
}
