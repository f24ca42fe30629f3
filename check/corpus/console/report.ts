// A report in groups: counts, tables of records, formats with directives, and nested dumps.
interface Sale { day: string; item: string; units: number; price: number }
const sales: Sale[] = [
  { day: "Mon", item: "tea", units: 3, price: 2.5 },
  { day: "Mon", item: "cake", units: 1, price: 4 },
  { day: "Tue", item: "tea", units: 5, price: 2.25 },
];
console.table(sales);
console.table(sales, ["item", "units"]);
const byDay = Object.groupBy(sales, ({ day }) => day);
for (const [day, list = []] of Object.entries(byDay)) {
  console.group("%s (%d)", day, list.length);
  for (const { item, units, price } of list) {
    console.log("%s: %i at %f = %s", item.padEnd(5), units, price, (units * price).toFixed(2));
    console.count(item);
  }
  console.groupEnd();
}
console.countReset("tea");
console.count("tea");
console.log("%o|%O|%j|%%|%c|%x", [1], { a: { b: { c: {} } } }, { k: "v" }, "css", "left", "over");
console.dir({ deep: { deeper: { deepest: { end: [1, [2, [3, [4]]]] } } } }, { depth: 0 });
console.dir({ deep: { deeper: { deepest: { end: [1, [2, [3, [4]]]] } } } }, { depth: null });
console.table(new Map([["x", { n: 1 }], ["y", { n: 2 }]]));
console.table([[1, "a"], [2, "b", true]]);
console.table("not a table");
console.assert(sales.length === 3, "never said");
console.log(-0, [-0], "-0", [undefined, null, NaN], [, 1], { "a-b": 1, 2: 3, f() {}, g: class G {}, h: Symbol("h") });
console.log("a\nb", ["a\nb", 'it\'s "q"', `\u0007`], [["x".repeat(30), "y".repeat(30), "z".repeat(30)]]);
