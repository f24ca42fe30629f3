// What a comparator is asked, in which order, and what comes of one that contradicts itself.
const asked: string[] = [];
const few = [5, 2, 8, 1, 9, 3, 7].sort((a, b) => { asked.push(`${a},${b}`); return a - b; });
console.log(few, asked.join(" "));
console.log([3, 1, 2, 5, 4].sort((a, b) => (a > b) as any), [1, 2, 3, 4, 5].sort(() => -1), [1, 2, 3].sort(() => 1));
console.log([4, 1, NaN, 2.25].sort((a, b) => a - b), [3, 1, NaN, 2].toSorted((a, b) => b - a), [2, 1].sort(() => NaN));
let seed = 7;
const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648);
const orders: ((a: number, b: number) => number)[] = [
  (a, b) => a - b, (a, b) => (a > b ? 1 : 0), (a, b) => (a < b ? -1 : 0), (a, b) => (a % 7) - (b % 7),
  (a, b) => ((a * 31 + b * 17) % 11) - 5, (a, b) => (a & 8) - (b & 4), () => 0,
];
for (let round = 0; round < 15; round++) {
  const size = [2, 33, 64, 65, 300, 1500][round % 6];
  const shape = round % 5;
  const values = Array.from({ length: size }, (_, i) => [
    random() % 1000, i, size - i, (i % 50) * 10 + (random() % 3), i + (random() % 20 === 0 ? random() % size : 0),
  ][shape]);
  for (const [k, order] of orders.entries()) {
    let calls = 0, questions = 0, result = 0;
    const sorted = values.map((value, index) => ({ value, index })).sort((x, y) => {
      calls++;
      questions = (questions * 31 + x.index * 7 + y.index) % 1000003;
      return order(x.value, y.value);
    });
    for (const { index } of sorted) result = (result * 33 + index) % 1000003;
    console.log(round, k, calls, questions, result);
  }
}
