// Methods that give a new array and leave the old one alone.
const numbers = [3, 1, 2];
console.log(numbers.toSorted(), numbers.toReversed(), numbers.with(0, 9), numbers.toSpliced(1, 1, 7, 8), numbers);
console.log(numbers.toSorted((a, b) => b - a), numbers.at(-1), numbers.at(5));
try {
  numbers.with(5, 0);
} catch (error) {
  console.log(String(error));
}
console.log([1, 2, 3, 4, 5].copyWithin(0, 3), [1, [2, [3, [4]]]].flat(Infinity), [1, 2].flatMap((x) => [x, x * 10]));
console.log([5, 1, 10].sort(), [5, 1, 10].sort((a, b) => a - b), ["b", undefined, "a"].sort());
const people = [{ n: "a", age: 2 }, { n: "b", age: 1 }, { n: "c", age: 2 }];
console.log(people.sort((x, y) => x.age - y.age).map(({ n }) => n).join(""));
console.log([1, 2, 3].reduceRight((text, x) => text + x, ""), [[1, "a"], [2, "b"]].map(([n, s]) => `${s}${n}`));
