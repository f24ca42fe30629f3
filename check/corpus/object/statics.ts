// Object.keys and the others.
const o: Record<string, number> = { b: 1, a: 2, 10: 3, 2: 4 };
console.log(Object.keys(o), Object.values(o), Object.entries(o));
console.log(Object.fromEntries([["x", 1], ["y", 2]]), Object.fromEntries(new Map([["k", "v"]])));
console.log(Object.assign({}, o, { c: 5, a: 9 }), Object.assign({ q: 1 }, null, undefined, { r: 2 }));
console.log(Object.is(NaN, NaN), Object.is(0, -0), Object.is("a", "a"));
console.log(Object.hasOwn(o, "a"), Object.hasOwn(o, "zz"), o.hasOwnProperty("b"), "toString" in o, "a" in o);
for (const [key, value] of Object.entries({ one: 1, two: 2 })) console.log(key, value);
console.log(Object.keys([7, 8]), Object.entries("ab"), Object.keys("xy"));
const frozen = Object.freeze({ a: 1 });
console.log(Object.isFrozen(frozen), Object.isFrozen({ a: 1 }));
console.log(Object.groupBy([1, 2, 3, 4, 5], (n) => (n % 2 === 0 ? "even" : "odd")));
console.log(Object.getOwnPropertyNames({ z: 1, y: 2 }));
