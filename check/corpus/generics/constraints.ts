interface HasLength {
  length: number;
}
function longest<T extends HasLength>(a: T, b: T): T {
  return a.length >= b.length ? a : b;
}
console.log(longest("abc", "de"), longest([1], [2, 3]));
function pluck<T, K extends keyof T>(items: T[], key: K): T[K][] {
  return items.map((item) => item[key]);
}
const people = [{ name: "Ada", age: 36 }, { name: "Bob", age: 40 }];
console.log(pluck(people, "name"), pluck(people, "age"));
function maxBy<T>(items: readonly T[], score: (item: T) => number): T {
  let best = items[0];
  for (const item of items) if (score(item) > score(best)) best = item;
  return best;
}
console.log(maxBy(people, (p) => p.age).name, maxBy(["aa", "b", "cccc"], (s) => s.length));
