// The third argument.
const value = { name: "x", list: [1, [2], {}], empty: [], nested: { a: { b: 1 } } };
console.log(JSON.stringify(value, null, 2));
console.log(JSON.stringify(value, null, "\t"));
console.log(JSON.stringify(value, null, "--------------long"));
console.log(JSON.stringify(value, null, 20));
console.log(JSON.stringify(value, null, 0));
console.log(JSON.stringify([], null, 2), JSON.stringify({}, null, 2));
console.log(JSON.stringify([1, 2], undefined, 1));
