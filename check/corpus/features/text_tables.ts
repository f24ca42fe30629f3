// console.table and hand-made tables.
console.table([{ name: "Ann", age: 30 }, { name: "Bob", city: "Rome" }]);
console.table([[1, 2], [3, 4]]);
console.table(new Map([["k", { v: 1 }]]));
console.table([{ a: 1, b: 2 }], ["b"]);
console.table("text");
const rows = [["name", "price"], ["pen", "1.50"], ["notebook", "12.00"]];
const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
for (const [name, price] of rows) console.log(`| ${name.padEnd(widths[0])} | ${price.padStart(widths[1])} |`);
console.log(`+-${"-".repeat(widths[0])}-+-${"-".repeat(widths[1])}-+`);
console.group("group");
console.log("inside\ntwo lines");
console.groupCollapsed("deeper");
console.log({ a: 1 });
console.groupEnd();
console.groupEnd();
console.log("outside");
