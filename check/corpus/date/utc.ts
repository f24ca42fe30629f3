// Dates in UTC.
const d = new Date(Date.UTC(2024, 1, 29, 12, 30, 45, 678));
console.log(d.toISOString(), d.getTime(), JSON.stringify({ d }), d.toUTCString());
console.log(d.getUTCFullYear(), d.getUTCMonth(), d.getUTCDate(), d.getUTCDay(), d.getUTCHours(), d.getUTCMinutes(), d.getUTCSeconds(), d.getUTCMilliseconds());
console.log(new Date(0).toISOString(), new Date(-1).toISOString(), new Date(8.64e15).toISOString());
console.log(Date.parse("2020-01-01"), Date.parse("2020-01-01T12:00:00Z"), Date.parse("2020-01-01T12:00:00+02:00"), Date.parse("nonsense"));
console.log(Date.parse("Mon, 25 Dec 1995 13:30:00 GMT"), new Date("2024-02-30T00:00:00Z").getTime());
d.setUTCDate(1);
d.setUTCHours(0, 0, 0, 0);
console.log(d.toISOString());
d.setUTCMonth(14);
console.log(d.toISOString(), [d], { d });
try {
  new Date(NaN).toISOString();
} catch (error) {
  if (error instanceof RangeError) console.log(error.message);
}
console.log(Date.now() > 1.7e12, typeof Date.now(), new Date(2020, 0, 1).getFullYear());
