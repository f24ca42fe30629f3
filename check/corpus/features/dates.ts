// Dates and their texts.
const d = new Date(Date.UTC(2024, 1, 29, 12, 30, 45, 123));
console.log(d.toISOString(), d.getTime(), d.toJSON(), d.getUTCDay(), d.getFullYear(), d.getMonth(), d);
const e = new Date(2024, 0, 31);
e.setMonth(1);
console.log(e.toDateString(), new Date("2024-03-10").getTime(), new Date("invalid").getTime(), String(new Date(NaN)), new Date("2020-01-01T00:00:00+02:00").toISOString());
const addDays = (d: Date, n: number) => {
  const r = new Date(d);
  r.setDate(r.getDate() + n);
  return r;
};
console.log(addDays(d, 1).toISOString(), (addDays(d, 366).getTime() - d.getTime()) / 864e5, d < addDays(d, 1), +d === d.valueOf());
const fmt = (d: Date) => `${d.getFullYear()}-${String(d.getMonth() + 1).padStart(2, "0")}-${`${d.getDate()}`.padStart(2, "0")}`;
console.log(fmt(d), d.toLocaleDateString("en-US"), d.toLocaleTimeString("en-US"), d.toLocaleDateString("en-US", { weekday: "long", year: "numeric", month: "long", day: "numeric" }), d.toString(), d.toUTCString());
try {
  new Date(NaN).toISOString();
}
catch (e) {
  console.log(String(e));
}
console.log(typeof Date.now(), Date.parse("2024-01-01T00:00:00Z"), new Date(0).toLocaleString("en-US", { timeZone: "UTC" }), JSON.stringify({ d }), [new Date(0)], { when: new Date(1e12) });
