// Map and Set.
console.log(new Map(), new Set());
console.log(new Map([["a", 1], ["b", 2]]));
console.log(new Map([["key", { x: 1, y: [1, 2] }]]));
console.log(new Map([[1, new Map([[2, "inner"]])]]));
console.log(new Set([1, 2, 3]), new Set(["a", "b"]));
console.log({ map: new Map([["a", new Set([1])]]), list: [new Set(["x"])] });
const big = new Set<number>();
for (let i = 0; i < 120; i++) big.add(i);
console.log(big.size, [...big].slice(0, 3));
const wide = new Map<string, string>();
for (let i = 0; i < 5; i++) wide.set("key number " + i, "value number " + i);
console.log(wide);
