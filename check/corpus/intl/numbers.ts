// Numbers in the form of en-US: groups, digits, percent, money.
const numbers = [0, -0, 1234567.891, -1234.5678, 0.5, 0.005, 2.5, 999.9999, 1e21, 123456789012345, NaN, Infinity, 0.1 + 0.2];
for (const n of numbers) {
  console.log(n.toLocaleString(), n.toLocaleString("en-US", { minimumFractionDigits: 2 }));
  console.log(n.toLocaleString("en-US", { style: "currency", currency: "USD" }), n.toLocaleString("en-US", { style: "percent" }));
  console.log(n.toLocaleString("en-US", { maximumFractionDigits: 0 }), n.toLocaleString("en-US", { useGrouping: false }));
  console.log(n.toLocaleString("en-US", { maximumSignificantDigits: 3 }), n.toLocaleString("en-US", { minimumIntegerDigits: 3 }));
}
const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "EUR" });
console.log(money.format(12.5), money.format(-3), [1, 2.25].map((n) => money.format(n)));
console.log(new Intl.NumberFormat().format(1e6), new Intl.NumberFormat("en-US", { style: "currency", currency: "JPY" }).format(1234.5));
console.log((0.256).toLocaleString("en-US", { style: "percent", minimumFractionDigits: 1 }), (5).toLocaleString("en-US", { signDisplay: "always" }));
console.log((12.3456).toLocaleString(undefined, { maximumFractionDigits: 1 }), (0.00001234).toLocaleString("en-US", { maximumSignificantDigits: 2 }));
try {
  (1).toLocaleString("en-US", { minimumFractionDigits: 101 });
} catch (error) {
  console.log((error as Error).name, (error as Error).message);
}
