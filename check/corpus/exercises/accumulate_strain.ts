// Keeping, discarding and mapping by hand.
export const keep = <T>(xs: T[], p: (x: T) => boolean): T[] => {
  const out: T[] = [];
  for (const x of xs)
    p(x) && out.push(x);
  return out;
};
export function discard<T>(xs: T[], p: (x: T) => boolean) { return keep(xs, (x) => !p(x)); }
function accumulate<T, O = T>(list: T[], f: (x: T) => O): O[] {
  const out: O[] = [];
  for (let i = 0; i < list.length; ++i)
    out.push(f(list[i]));
  return out;
}
console.log(keep([1, 2, 3, 4, 5], (n) => n % 2 === 1), discard(["apple", "zebra", "banana"], (s) => s[0] === "z"));
console.log(accumulate("hello world".split(/\s/), (w) => w.toUpperCase()), accumulate("a b c".split(/\s/), (c) => accumulate("1 2 3".split(/\s/), (d) => c + d)));
export function flatten(xs: any[]): any[] {
  return xs.reduce((a, x) => Array.isArray(x) ? a.concat(flatten(x)) : x == null ? a : [...a, x], []);
}
console.log(flatten([1, [2, [[3]], null, undefined], [], [[[4]]]]));
