// Differences of dates said in words, ages on a day, and what dates that are none do.
type Unit = "day" | "hour" | "minute" | "second";
const sizes: readonly [Unit, number][] = [["day", 86_400_000], ["hour", 3_600_000], ["minute", 60_000], ["second", 1000]];

function span(from: Date, to: Date): string {
  let rest = Math.abs(to.getTime() - from.getTime());
  const parts: string[] = [];
  for (const [unit, size] of sizes) {
    const count = Math.trunc(rest / size);
    rest %= size;
    if (count) parts.push(`${count} ${unit}${count === 1 ? "" : "s"}`);
  }
  const said = parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}` : (parts[0] ?? "now");
  return to < from ? `${said} ago` : said;
}
const start = new Date("2024-02-28T22:30:00Z");
for (const text of ["2024-03-01T00:00:01Z", "2024-02-28T22:30:00.999Z", "2024-02-28T21:29:00Z", "2023-02-28T22:30:00+01:00"])
  console.log(text.padEnd(27), span(start, new Date(text)));

const age = (born: string, on: string): number => {
  const [by, bm, bd] = born.split("-").map(Number);
  const [y, m, d] = on.split("-").map(Number);
  return y - by - (m < bm || (m === bm && d < bd) ? 1 : 0);
};
console.log(age("2000-02-29", "2023-02-28"), age("2000-02-29", "2023-03-01"), age("1999-12-31", "2000-01-01"));

const none = new Date("no date");
console.log(none.getTime(), Number.isNaN(+none), none.toJSON(), String(none), JSON.stringify({ none, start }));
try { none.toISOString(); } catch (error) { console.log(error instanceof RangeError, (error as Error).message); }
console.log(none, [start], { at: start });

const copy = new Date(start);
copy.setUTCMonth(copy.getUTCMonth() + 12, 31);
console.log(copy.toISOString(), start.toISOString(), copy > start, Number(copy) - Number(start));
console.log(new Date(copy.setUTCHours(25, 61, 61, 1001)).toISOString(), new Date(8.64e15).toISOString(), new Date(8.64e15 + 1).getTime());
console.log([none, start].map((d) => d.toJSON() ?? "never").join(), [none.toJSON()], { at: none.toJSON() }, typeof none.toJSON());
const sorted = [copy, start, new Date(0)].sort((a, b) => +a - +b).map((d) => d.getUTCFullYear());
console.log(sorted, new Date(0) == new Date(0), new Date(0).valueOf() === new Date(0).valueOf());
