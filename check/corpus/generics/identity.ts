function identity<T>(x: T): T {
  return x;
}
function pair<A, B>(a: A, b: B): [A, B] {
  return [a, b];
}
function first<T>(items: T[]): T | undefined {
  return items[0];
}
console.log(identity(5), identity("five"), identity(true), identity([1]), identity(null));
console.log(pair(1, "one"), first([3, 4]), first(["x"]), first([] as number[]));
