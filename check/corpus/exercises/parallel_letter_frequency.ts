// Letter frequency over texts, counted asynchronously.
type Counts = Record<string, number>;
const texts = {
  ode: "Freude schöner Götterfunken Tochter aus Elysium,\nWir betreten feuertrunken, Himmlische, dein Heiligtum!",
  wilhelmus:
    "Wilhelmus van Nassouwe ben ik, van Duitsen bloed,\nden vaderland getrouwe blijf ik tot in den dood.",
  empty: "",
  digits: "0123 4567 !!",
};
async function count(text: string): Promise<Counts> {
  await null;
  const c: Counts = {};
  for (const ch of text.toLowerCase()) if (/\p{L}/u.test(ch)) c[ch] = (c[ch] ?? 0) + 1;
  return c;
}
function merge(...all: Counts[]) {
  return all.reduce((sum, one) => {
    for (const k in one) sum[k] = (sum[k] || 0) + one[k]!;
    return sum;
  }, {} as Counts);
}
export const parallelLetterFrequency = async (list: string[]): Promise<Counts> =>
  merge(...(await Promise.all(list.map(count))));

async function main() {
  for (const [name, text] of Object.entries(texts))
    console.log(name, await parallelLetterFrequency([text]));
  const sum = await parallelLetterFrequency(Object.values(texts));
  const top = Object.entries(sum)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, 6);
  console.table(top);
  const many = await parallelLetterFrequency(Array(1000).fill("abbccc"));
  console.log(many);
  const settled = await Promise.allSettled([count("x"), Promise.reject(new RangeError("no text"))]);
  console.log(settled.map((s) => (s.status === "fulfilled" ? s.value : String(s.reason))));
}
main().finally(() => console.log("done"));
