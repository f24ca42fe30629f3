// localeCompare, and sorting with it.
const words = ["banana", "Apple", "cherry", "apple", "Banana", "éclair", "eclair", "Zebra", "zoo", "_x", "10", "9", "a-b", "ab", "Ångström", "ñandú", "nest"];
console.log([...words].sort());
console.log([...words].sort((a, b) => a.localeCompare(b)));
console.log("a".localeCompare("b"), "b".localeCompare("a"), "a".localeCompare("a"), "a".localeCompare("A"));
console.log(["item 10", "item 9", "item 1"].sort((a, b) => a.localeCompare(b, undefined, { numeric: true })));
console.log("resume".localeCompare("résumé", undefined, { sensitivity: "base" }));
console.log("a" < "b", "B" < "a", "é" > "z", "abc" < "abd", "a" < "ab");
