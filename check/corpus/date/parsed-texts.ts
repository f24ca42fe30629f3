// What Date makes of texts, ISO and otherwise; TZ is UTC.
process.env.TZ = "UTC";
const texts = [
  "2024-01-01", "2024-01-01T00:00", "2024-01-01T00:00Z", "2024-01-01T12:30:15.123456Z", "2024-01-01T00:00:00+02:00",
  "2024-06", "2024", "+012024-01-01T00:00:00Z", "Jan 5, 2024", "5 January 2024 10:00", "2024/03/04", "12/25/1995",
  "Tue, 05 Mar 2024 10:00:00 GMT", "Thu Jan 01 1970 00:00:00 GMT+0200 (CET)", "2024-01-01 10:00", "2024-13-01", "2024-02-30T00:00Z",
  "T10:00", "not a date", "",
];
for (const text of texts) {
  const time = Date.parse(text);
  console.log(text.padEnd(40), Number.isNaN(time) ? "-" : new Date(time).toISOString());
}

const date = new Date(Date.UTC(2024, 0, 31, 10, 20, 30, 456));
date.setUTCMonth(1);
console.log(date.toISOString());
date.setUTCDate(0);
console.log(date.toISOString());
date.setUTCHours(25, 61, 61, 1001);
console.log(date.toISOString(), date.setTime(NaN), String(date), JSON.stringify({ date }));
console.log(new Date(8.64e15).toISOString(), new Date(8.64e15 + 1).getTime(), new Date(-1).toISOString());
console.log(new Date(-62198755200000).toISOString(), new Date(253402300800000).toISOString());
console.log((new Date(5) as any) - (new Date(2) as any), typeof ((new Date(0) as any) + 1), new Date(new Date(7)).getTime());
