// console.table
console.table([{ a: 1, b: "x" }, { a: 2, c: true }]);
console.table([1, 2, "three"]);
console.table([[1, 2], [3, 4]]);
console.table({ first: { v: 1 }, second: { v: 2 } });
console.table([{ a: 1, b: 2 }], ["b"]);
console.table("no table");
console.table([]);
