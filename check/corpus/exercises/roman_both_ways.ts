// Roman numerals written and read, with every bad one refused, and sums done in them.
const signs = { M: 1000, CM: 900, D: 500, CD: 400, C: 100, XC: 90, L: 50, XL: 40, X: 10, IX: 9, V: 5, IV: 4, I: 1 } as const;
type Sign = keyof typeof signs;
class RomanError extends RangeError { override name = "RomanError"; }

export function toRoman(n: number): string {
  if (!Number.isInteger(n) || n < 1 || n > 3999) throw new RomanError(`${n} has no numeral`);
  let text = "";
  for (const [sign, value] of Object.entries(signs)) for (; n >= value; n -= value) text += sign;
  return text;
}
export function fromRoman(text: string): number {
  const parts = text.match(/CM|CD|XC|XL|IX|IV|[MDCLXVI]/g) ?? [];
  const n = (parts as Sign[]).reduce((sum, part) => sum + signs[part], 0);
  if (n === 0 || n > 3999 || toRoman(n) !== text) throw new RomanError(`${JSON.stringify(text)} is no numeral`);
  return n;
}
function told<T>(work: () => T): T | string {
  try { return work(); } catch (error) { if (error instanceof RomanError) return `${error}`; throw error; }
}
console.log([1, 4, 9, 14, 40, 90, 400, 1994, 2026, 3999].map(toRoman).join(" "));
console.log(["XIV", "MMXXVI", "MCMXCIV"].map(fromRoman));
for (const bad of ["", "IIII", "VX", "iv", "XIVX", "M".repeat(4), "A"]) console.log(told(() => fromRoman(bad)));
for (const bad of [0, -1, 1.5, 4000, NaN]) console.log(told(() => toRoman(bad)));
console.log(Array.from({ length: 3999 }, (_, i) => i + 1).every((n) => fromRoman(toRoman(n)) === n));
const sum = (line: string): string => line.replace(/^(\w+) ([+*-]) (\w+)$/, (all: string, a: string, op: "+" | "-" | "*", b: string) => {
  const [x, y] = [a, b].map(fromRoman);
  return `${all} = ${told(() => toRoman({ "+": x + y, "-": x - y, "*": x * y }[op]))}`;
});
for (const line of ["XIV + VI", "MM - M", "V - V", "IX * XII"]) console.log(sum(line));
const longest = Array.from({ length: 3999 }, (_, i) => toRoman(i + 1)).reduce((a, b) => (b.length > a.length ? b : a));
console.log(longest, longest.length, fromRoman(longest));
