// indexOf, includes, find and their kin.
const n = [5, 1, 4, 1, 3];
console.log(n.indexOf(1), n.lastIndexOf(1), n.indexOf(9), n.indexOf(1, 2), n.lastIndexOf(1, -3), n.includes(4), n.includes(4, 3));
console.log([NaN].includes(NaN), [NaN].indexOf(NaN), ["a", "b"].includes("ab".slice(1)), [0].includes(-0));
console.log(n.find((x) => x < 4), n.findIndex((x) => x < 4), n.findLast((x) => x > 3), n.findLastIndex((x) => x > 3));
console.log(n.find((x) => x > 100), n.findIndex((x) => x > 100), n.some((x) => x > 4), n.every((x) => x > 0));
const people = [{ name: "A", age: 3 }, { name: "B", age: 5 }];
console.log(people.find((p) => p.age > 4)?.name, people.findIndex((p) => p.name === "A"), people.indexOf(people[1]));
const o = { k: 1 };
console.log([o].includes(o), [{ k: 1 }].includes(o));
