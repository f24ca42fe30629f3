// union, intersection and their kin: order of the results, other operands than sets.
const a = new Set([1, 2, 3, 4]);
const b = new Set([6, 4, 2]);
console.log(a.union(b), a.intersection(b), a.difference(b), a.symmetricDifference(b));
console.log(b.union(a), b.intersection(a), b.difference(a), b.symmetricDifference(a));
console.log(a.isSubsetOf(b), new Set([2, 4]).isSubsetOf(a), a.isSupersetOf(new Set([1])), a.isDisjointFrom(new Set([9])), a.isDisjointFrom(b));
const names = new Set(["x", "y"]);
const ages = new Map([["y", 1], ["z", 2]]);
console.log(names.union(ages), names.intersection(ages), names.difference(ages), names.isSubsetOf(ages));
const even = {
  size: Infinity,
  has: (n: number) => n % 2 === 0,
  keys(): Iterator<number> {
    throw new Error("endless");
  },
};
console.log(a.intersection(even), a.difference(even), a.isSubsetOf(even), new Set([2]).isSubsetOf(even));
const empty = new Set<number>();
console.log(empty.union(a).size, empty.isSubsetOf(a), a.intersection(empty), [...a.union(b)].reduce((x, y) => x + y, 0));
const unknown: any = a;
console.log(unknown.union(new Set(["q"])), unknown.isSupersetOf(empty));
for (const n of a.intersection(b)) console.log(n);
