// Tuples: optional, rest, labelled, swapped, returned.
type Entry = [name: string, age?: number, ...tags: string[]];
const show = ([name, age = -1, ...tags]: Entry) => `${name} ${age} ${tags.length ? tags.join("/") : "-"}`;
console.log(show(["Ann"]), show(["Bob", 5]), show(["Cy", 7, "x", "y"]));
const minMax = (...xs: number[]): [min: number, max: number] => [Math.min(...xs), Math.max(...xs)];
const [low, high] = minMax(3, 9, -2);
console.log(low, high, minMax());
let pair: [number, string] = [1, "one"];
pair = [pair[0] + 1, pair[1].toUpperCase()];
const [n, s] = pair;
console.log(n, s, pair.length, pair.map(String));
const zip = <A, B>(a: A[], b: B[]): [A, B][] => a.slice(0, Math.min(a.length, b.length)).map((x, i) => [x, b[i]]);
console.log(zip([1, 2, 3], ["a", "b"]), Object.fromEntries(zip(["k", "l"], [1, 2])));
const fixed = [1, "two", true] as const;
const [one, two, three] = fixed;
console.log(one, two, three, fixed.length, [...fixed, 4]);
function sum(first: number, ...others: [number, number] | []): number {
  return first + (others[0] ?? 0) + (others[1] ?? 0);
}
console.log(sum(1), sum(1, 2, 3), sum(...([1, 5, 6] as [number, number, number])));
