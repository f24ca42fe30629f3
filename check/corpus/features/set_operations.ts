// Sets: their operations, order under mutation, and clearing.
const odd = new Set([1, 3, 5, 7]);
const prime = new Set([2, 3, 5, 7]);
console.log(odd.union(prime), odd.intersection(prime), odd.difference(prime), odd.symmetricDifference(prime));
console.log(odd.isSubsetOf(prime), new Set([3]).isSubsetOf(odd), odd.isSupersetOf(new Set([1])), odd.isDisjointFrom(new Set([2])));
const seen: number[] = [];
const growing = new Set([1, 2]);
for (const value of growing) {
  seen.push(value);
  if (value < 4) growing.add(value + 2);
  growing.delete(1);
}
console.log(seen, [...growing.keys()], [...growing.entries()], growing.size);
growing.clear();
console.log(growing, growing.has(2), growing.delete(2));
