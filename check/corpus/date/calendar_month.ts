// A month as a calendar prints it, weeks from Monday, with the week's number as ISO counts it.
const day = 86_400_000;
const utc = (year: number, month: number, date = 1): Date => new Date(Date.UTC(year, month - 1, date));
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
const weekday = (date: Date): number => (date.getUTCDay() + 6) % 7;

function isoWeek(date: Date): { year: number; week: number } {
  const thursday = new Date(+date + (3 - weekday(date)) * day);
  const year = thursday.getUTCFullYear();
  return { year, week: 1 + Math.floor((thursday.getTime() - utc(year, 1).getTime()) / (7 * day)) };
}

function* month(year: number, which: number): Generator<string> {
  yield utc(year, which).toLocaleDateString("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
  yield "wk  Mo Tu We Th Fr Sa Su";
  const cells: (number | null)[] = Array<null>(weekday(utc(year, which))).fill(null);
  for (let date = 1; date <= daysIn(year, which); date++) cells.push(date);
  for (let i = 0; i < cells.length; i += 7) {
    const row = cells.slice(i, i + 7);
    const first = row.find((cell) => cell !== null)!;
    const { week } = isoWeek(utc(year, which, first));
    yield `${String(week).padStart(2)}  ${row.map((cell) => String(cell ?? "").padStart(2)).join(" ")}`.trimEnd();
  }
}

for (const [year, which] of [[2024, 2], [2021, 1], [2026, 12]] as const) for (const line of month(year, which)) console.log(line);
console.log([utc(2020, 12, 31), utc(2021, 1, 3), utc(2021, 1, 4), utc(2024, 12, 30)].map(isoWeek));

const fridays = Array.from({ length: 24 }, (_, i) => utc(2025, 1 + i, 13)).filter((d) => d.getUTCDay() === 5);
console.log(fridays.map((d) => d.toISOString().slice(0, 10)));
console.log(utc(2024, 1, 60).toISOString(), utc(2024, 0).toJSON(), utc(2023, 14, 0).toISOString().split("T")[0]);
