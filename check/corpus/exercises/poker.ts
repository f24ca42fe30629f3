// Ranks of poker hands.
type Card = {
  v: number;
  s: string;
};
const parse = (h: string): Card[] => h.split(" ").map((c) => ({ v: "..23456789TJQKA".indexOf(c.replace("10", "T")[0]), s: c.at(-1)! }));
function rank(h: string): number[] {
  const cards = parse(h);
  const counts = new Map<number, number>();
  cards.forEach(({ v }) => counts.set(v, (counts.get(v) || 0) + 1));
  let groups = [...counts.entries()].sort((a, b) => b[1] - a[1] || b[0] - a[0]);
  let vs = groups.map(([v]) => v);
  const shape = groups.map((g) => g[1]).join("");
  if (vs.join() === "14,5,4,3,2")
    vs = [5, 4, 3, 2, 1];
  const flush = cards.every((c) => c.s === cards[0].s), straight = shape === "11111" && vs[0] - vs[4] === 4;
  const kind = straight && flush ? 8 : shape === "41" ? 7 : shape === "32" ? 6 : flush ? 5 : straight ? 4 : shape === "311" ? 3 : shape === "221" ? 2 : shape === "2111" ? 1 : 0;
  return [kind, ...vs];
}
const cmp = (a: number[], b: number[]) => {
  for (let i = 0; i < a.length; i++)
    if (a[i] !== b[i])
      return a[i] - b[i];
  return 0;
};
export const bestHands = (hands: string[]) => {
  const best = hands.map(rank).reduce((x, y) => (cmp(x, y) >= 0 ? x : y));
  return hands.filter((h) => cmp(rank(h), best) === 0);
};
console.log(bestHands(["4S 5S 7H 8D JC", "2S 4C 7S 9H 10H", "3S 4S 5D 6H JH"]), bestHands(["3S 4S 5D 6H JH", "3H 4H 5C 6C JD"]), bestHands(["10D JH QS KD AC", "4S 4H 4D 8S 8D", "AS 2S 3S 4S 5S"]));
