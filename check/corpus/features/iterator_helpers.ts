// Lazy chains of iterators.
function* naturals() {
  for (let n = 1; ; n++) yield n;
}
console.log(naturals().filter((n) => n % 3 === 0).map((n) => n * n).take(4).toArray());
console.log(naturals().drop(5).take(3).reduce((a, b) => a + b), naturals().some((n) => n > 10), naturals().find((n) => n * n > 50));
console.log(naturals().take(3).every((n) => n < 4), naturals().take(2).flatMap((n) => [n, -n]).toArray());
naturals().take(2).forEach((n, i) => console.log(i, n));
console.log([...new Map([["a", 1]]).keys().map((k) => k + k)], Iterator.from([1, 2]).map((x) => x + 1).toArray());
const entries = ["x", "y"].entries();
for (const [i, s] of entries.map(([i, s]) => [i + 1, s.toUpperCase()] as const)) console.log(i, s);
