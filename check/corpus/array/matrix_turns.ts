// A matrix turned, walked in a spiral, along its diagonals, cut into blocks, and put together again.
type Matrix<T> = readonly (readonly T[])[];
const grid = <T>(rows: number, columns: number, cell: (row: number, column: number) => T): T[][] =>
  Array.from({ length: rows }, (_, r) => Array.from({ length: columns }, (_, c) => cell(r, c)));
const transposed = <T>(m: Matrix<T>): T[][] => (m[0] ?? []).map((_, c) => m.map((row) => row[c]));
const turned = <T>(m: Matrix<T>) => transposed(m).map((row) => row.toReversed());

function spiral<T>(m: Matrix<T>): T[] {
  const [first, ...rest] = m;
  return first ? [...first, ...spiral(transposed(rest).reverse())] : [];
}
function diagonals<T>(m: Matrix<T>): T[][] {
  const out: T[][] = [];
  m.forEach((row, r) => row.forEach((cell, c) => (out[r + c] ??= []).push(cell)));
  return out;
}
function blocks<T>(m: Matrix<T>, size: number): T[][] {
  const grouped = Map.groupBy(m.flatMap((row, r) => row.map((cell, c) => ({ at: `${Math.floor(r / size)},${Math.floor(c / size)}`, cell }))), ({ at }) => at);
  return [...grouped.values()].map((list) => list.map(({ cell }) => cell));
}

const m = grid(3, 4, (r, c) => r * 4 + c + 1);
console.log(m, transposed(m), turned(m));
console.log(spiral(m).join(" "), "|", spiral([["a"]]), spiral([]), spiral([[1], [2], [3]]));
console.log(diagonals(m), blocks(grid(4, 4, (r, c) => String.fromCharCode(97 + r * 4 + c)), 2).map((b) => b.join("")));
console.log([turned, turned, turned, turned].reduce<number[][]>((now, f) => f(now), m).flat().every((x, i) => x === i + 1));
const sums = m.map((row) => row.reduce((a, b) => a + b));
console.log(sums, transposed(m).map((column) => Math.max(...column)), m.flat().findLast((x) => x % 5 === 0), m.at(-1)?.at(-1), m.at(9)?.at(0));
const copied = m.with(1, [0]).toSpliced(0, 1, [9, 9]);
console.log(copied, m.length, [..."spiral"].copyWithin(0, 3), Array(3).fill([]).map((row: number[], i) => [...row, i]));
