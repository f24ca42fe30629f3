// Ways to give change, counted, listed and done with the fewest coins, with answers remembered.
const memo = <A extends readonly (number | string)[], R>(f: (...args: A) => R) => {
  const known = new Map<string, R>();
  return Object.assign((...args: A): R => {
    const key = args.join("/");
    if (!known.has(key)) known.set(key, f(...args));
    return known.get(key)!;
  }, { known });
};
const coins: readonly number[] = [50, 20, 10, 5, 2, 1];
const ways = memo((sum: number, from: number): number =>
  sum === 0 ? 1 : sum < 0 || from >= coins.length ? 0 : ways(sum - coins[from], from) + ways(sum, from + 1));
console.log([0, 1, 5, 10, 50, 100].map((sum) => ways(sum, 0)), ways.known.size > 100, ways.known.get("5/3"));

function* listed(sum: number, from: readonly number[]): Generator<number[]> {
  const [coin, ...smaller] = from;
  if (sum === 0) yield [];
  else if (coin !== undefined) {
    if (coin <= sum) for (const rest of listed(sum - coin, from)) yield [coin, ...rest];
    yield* listed(sum, smaller);
  }
}
console.log([...listed(10, [5, 2, 1])].map((way) => way.join("+")));
console.log(listed(1000, coins).take(1).map((way) => way.length).toArray(), [...listed(3, [2])]);

function fewest(sum: number, kinds: readonly number[]): number[] | undefined {
  const best: (number[] | undefined)[] = [[]];
  for (let n = 1; n <= sum; n++)
    best[n] = kinds.map((k) => best[n - k]?.concat(k)).filter((way) => way !== undefined).sort((a, b) => a.length - b.length).at(0);
  return best.at(sum);
}
for (const [sum, kinds] of [[63, [1, 5, 10, 21, 25]], [12, [1, 6, 9]], [3, [5, 7]], [0, [1]]] as [number, number[]][])
  console.log(sum, kinds, fewest(sum, kinds)?.join(" ") ?? "cannot be done");

const spoken = (way: readonly number[]): string =>
  Object.entries(Object.groupBy(way, (coin) => `${coin}`)).map(([coin, list]) => `${list!.length}×${coin}`).reverse().join(", ") || "nothing";
console.log(spoken([50, 20, 20, 5, 1, 1, 1]), "|", spoken([]));
