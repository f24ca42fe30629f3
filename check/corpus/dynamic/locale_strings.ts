// toLocaleString of values whose kind is only known at run time.
const xs: any[] = [1234.5, 0.256, new Date(0), "s", [1, 1234.5], 12n, true];
for (const x of xs) console.log(x.toLocaleString());
const n: any = 1234567.891; console.log(n.toLocaleString("en-US", { style: "currency", currency: "USD" }), n.toLocaleString(undefined, { maximumFractionDigits: 0 }), n.toLocaleString("en-US", { notation: "compact" }));
const d: any = new Date(Date.UTC(2024, 0, 2)); console.log(d.toLocaleString("en-US", { timeZone: "UTC", month: "short", day: "numeric" }));
