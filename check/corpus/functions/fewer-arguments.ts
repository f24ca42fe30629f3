const callbacks: ((value: number, index: number, all: number[]) => void)[] = [
  () => console.log("none"),
  (value) => console.log("one", value),
  (value, index) => console.log("two", value, index),
  (value, index, all) => console.log("three", value, index, all.length),
];
for (const callback of callbacks) callback(7, 1, [7]);
console.log([1, 2, 3].map(() => 0), ["1", "2", "3"].map(Number));
