function groupBy<T, K>(items: T[], key: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const k = key(item);
    const group = groups.get(k);
    if (group) group.push(item);
    else groups.set(k, [item]);
  }
  return groups;
}
for (const [k, words] of groupBy(["apple", "bob", "cat", "alpha", "beta"], (w) => w[0])) {
  console.log(k, words);
}
for (const [k, numbers] of groupBy([1, 2, 3, 4, 5, 6, 7], (n) => n % 3)) console.log(k, numbers);
function zip<A, B>(a: A[], b: B[]): [A, B][] {
  const out: [A, B][] = [];
  for (let i = 0; i < Math.min(a.length, b.length); i++) out.push([a[i], b[i]]);
  return out;
}
console.log(zip([1, 2, 3], ["a", "b"]));
function unique<T>(items: T[]): T[] {
  return [...new Set(items)];
}
console.log(unique([3, 1, 3, 2, 1]), unique(["b", "a", "b"]));
