// Fewest coins, best load, dice of yacht: dynamic programming in several shapes.
export class Change {
  calculate(coins: number[], target: number): number[] {
    if (target < 0) throw new Error("Negative totals are not allowed.");
    const best: (number[] | undefined)[] = [[]];
    for (let t = 1; t <= target; t++)
      best[t] = coins
        .filter((c) => best[t - c])
        .map((c) => [c, ...best[t - c]!])
        .sort((a, b) => a.length - b.length)[0];
    const found = best[target];
    if (found) return found;
    throw new Error(`The total ${target} cannot be represented in the given currency.`);
  }
}
const change = new Change();
for (const [coins, target] of [
  [[1, 5, 10, 25, 100], 15],
  [[1, 4, 15, 20, 50], 23],
  [[1, 5, 10, 21, 25], 63],
  [[2, 5, 10, 20, 50], 21],
  [[5, 10], 3],
  [[1, 2, 5], -5],
  [[1], 0],
] as [number[], number][])
  try {
    console.log(target, change.calculate(coins, target));
  } catch (e: any) {
    console.log(target, e.message);
  }

type Item = { weight: number; value: number };
function maximumValue({ maximumWeight, items }: { maximumWeight: number; items: Item[] }) {
  const table = new Float64Array(maximumWeight + 1);
  for (const { weight, value } of items)
    for (let w = maximumWeight; w >= weight; w--)
      table[w] = Math.max(table[w]!, table[w - weight]! + value);
  return table[maximumWeight];
}
console.log(
  maximumValue({
    maximumWeight: 10,
    items: [
      { weight: 5, value: 10 },
      { weight: 4, value: 40 },
      { weight: 6, value: 30 },
      { weight: 4, value: 50 },
    ],
  }),
);
console.log(maximumValue({ maximumWeight: 0, items: [] }));

type Category =
  "ones" | "sixes" | "full house" | "four of a kind" | "little straight" | "choice" | "yacht";
const score = (dice: number[], category: Category): number => {
  const sum = dice.reduce((a, b) => a + b);
  const counts = Object.groupBy(dice, (d) => d);
  const sizes = Object.values(counts)
    .map((c) => c!.length)
    .sort();
  switch (category) {
    case "ones":
    case "sixes": {
      const face = category === "ones" ? 1 : 6;
      return (counts[face]?.length ?? 0) * face;
    }
    case "full house":
      return sizes.join() === "2,3" ? sum : 0;
    case "four of a kind": {
      const k = Object.keys(counts).find((f) => counts[+f]!.length >= 4);
      return k ? +k * 4 : 0;
    }
    case "little straight":
      return dice.toSorted().join("") === "12345" ? 30 : 0;
    case "choice":
      return sum;
    case "yacht":
      return sizes.length === 1 ? 50 : 0;
  }
};
const cats: Category[] = [
  "ones",
  "sixes",
  "full house",
  "four of a kind",
  "little straight",
  "choice",
  "yacht",
];
for (const dice of [
  [5, 5, 5, 5, 5],
  [1, 1, 1, 3, 5],
  [2, 2, 4, 4, 4],
  [3, 5, 4, 1, 2],
  [6, 6, 4, 6, 6],
])
  console.log(dice.join(""), Object.fromEntries(cats.map((c) => [c, score(dice, c)])));
