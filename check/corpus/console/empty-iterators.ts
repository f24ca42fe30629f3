// Iterators of collections show what they still give, those of other things nothing.
const map = new Map<string, number>();
console.log(map.keys(), map.values(), map.entries(), new Set().values(), new Set().entries());
map.set("a", 1);
const values = map.values();
console.log(values, [values], { values });
values.next();
console.log(values, [values], [1].values(), "a"[Symbol.iterator]());
