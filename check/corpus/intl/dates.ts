// Dates in the form of en-US: defaults, parts by options, styles.
const dates = [new Date(2024, 0, 31, 13, 5, 9, 7), new Date(2023, 11, 5, 0, 0, 0), new Date(1999, 6, 4, 12, 30, 45)];
for (const d of dates) {
  console.log(d.toDateString(), "|", d.toTimeString());
  console.log(d.toLocaleDateString(), "|", d.toLocaleTimeString(), "|", d.toLocaleString());
  console.log(d.toLocaleDateString("en-US", { weekday: "long", year: "numeric", month: "long", day: "numeric" }));
  console.log(d.toLocaleDateString("en-US", { month: "short", day: "2-digit" }), d.toLocaleDateString("en-US", { year: "2-digit", month: "numeric" }));
  console.log(d.toLocaleTimeString("en-US", { hour: "2-digit", minute: "2-digit" }), d.toLocaleTimeString("en-US", { hour12: false }));
  console.log(d.toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" }), d.toLocaleString("en-US", { dateStyle: "full" }));
  console.log(d.toLocaleString("en-US", { dateStyle: "long", timeStyle: "medium" }), d.toLocaleString("en-US", { timeStyle: "short" }));
  console.log(d.toLocaleString("en-US", { dateStyle: "short", timeStyle: "short", timeZone: "UTC" }));
  console.log(d.toLocaleDateString("en-US", { weekday: "short" }), d.toLocaleDateString("en-US", { month: "long" }), d.toLocaleDateString("en-US", { year: "numeric" }));
  console.log(d.toLocaleDateString("en-US", { weekday: "short", month: "numeric", day: "numeric" }), d.toLocaleDateString("en-US", { month: "long", year: "numeric" }));
  console.log(d.toLocaleString("en-US", { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit", second: "2-digit" }));
  console.log(d.toLocaleString("en-US", { month: "long", day: "numeric", hour: "numeric" }), d.toLocaleString("en-US", { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" }));
  console.log(new Intl.DateTimeFormat("en-US").format(d), new Intl.DateTimeFormat("en-US", { dateStyle: "medium" }).format(d.getTime()));
}
console.log(new Date(NaN).toLocaleString(), new Date(NaN).toDateString());
