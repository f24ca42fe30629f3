// More than six elements are put in columns, more than a hundred are cut.
function range(n: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < n; i++) list.push(i);
  return list;
}
console.log(range(6));
console.log(range(7));
console.log(range(27));
console.log(range(100));
console.log(range(101));
console.log(range(120).map((n) => n * 1000 - 5000));
console.log(range(10).map((n) => n / 4));
console.log(range(10).map((n) => (n % 2 === 0 ? -n : n)));
console.log(range(30).map((n) => "item" + n * n));
console.log(range(12).map((n) => "x".repeat(n)));
console.log(range(9).map((n) => n % 2 === 0));
console.log(range(7).map((n) => ({ n })));
console.log(range(8).map((n) => [n, n * n]));
console.log({ inner: range(20), more: { inner: range(10) } });
console.log(["日本", "한국", "a", "b", "c", "d", "e", "f"]);
console.log(range(7).map((n) => "word".repeat(n % 3) + n));
console.log([1, "two", 3, "four", 5, "six", 7, "eight"]);
console.log([1.5, 2.25, -3, 4, 5, 6, 7]);
