// Backtracking: sudoku, n-queens by bits, knight's tour by Warnsdorff, subset sums, word squares.
const puzzle = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
function solve(board: number[], nodes = { n: 0 }): number[] | null {
  nodes.n++;
  let best = -1,
    options: number[] = [];
  for (let i = 0; i < 81; i++) {
    if (board[i]) continue;
    const r = (i / 9) | 0,
      c = i % 9,
      used = new Set<number>();
    for (let k = 0; k < 9; k++) {
      used.add(board[r * 9 + k]!);
      used.add(board[k * 9 + c]!);
      used.add(board[(((r / 3) | 0) * 3 + ((k / 3) | 0)) * 9 + ((c / 3) | 0) * 3 + (k % 3)]!);
    }
    const free = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((n) => !used.has(n));
    if (best < 0 || free.length < options.length) {
      best = i;
      options = free;
      if (free.length < 2) break;
    }
  }
  if (best < 0) return board;
  for (const n of options) {
    const next = board.slice();
    next[best] = n;
    const s = solve(next, nodes);
    if (s) return s;
  }
  return null;
}
const stats = { n: 0 },
  solved = solve([...puzzle].map(Number), stats)!;
for (let r = 0; r < 9; r++) {
  if (r % 3 === 0) console.log("+-------+-------+-------+");
  console.log(
    "| " +
      [0, 3, 6].map((c) => solved.slice(r * 9 + c, r * 9 + c + 3).join(" ")).join(" | ") +
      " |",
  );
}
console.log(stats.n, solve([...("55" + puzzle.slice(2))].map(Number)));
const queens = (n: number, row = 0, cols = 0, d1 = 0, d2 = 0): number => {
  if (row === n) return 1;
  let count = 0;
  for (let free = ~(cols | d1 | d2) & ((1 << n) - 1); free;) {
    const bit = free & -free;
    free ^= bit;
    count += queens(n, row + 1, cols | bit, (d1 | bit) << 1, (d2 | bit) >> 1);
  }
  return count;
};
console.log([1, 2, 3, 4, 5, 6, 7, 8].map((n) => queens(n)));
function tour(n: number): number[][] {
  const b = Array.from({ length: n }, () => new Array<number>(n).fill(0));
  const moves = [
    [1, 2],
    [2, 1],
    [2, -1],
    [1, -2],
    [-1, -2],
    [-2, -1],
    [-2, 1],
    [-1, 2],
  ] as const;
  const open = (x: number, y: number) =>
    moves.map(([dx, dy]) => [x + dx, y + dy] as const).filter(([x, y]) => b[y]?.[x] === 0);
  let x = 0,
    y = 0;
  for (let k = 1; ; k++) {
    b[y]![x] = k;
    const next = open(x, y)
      .map((p) => ({ p, d: open(...p).length }))
      .sort((a, b) => a.d - b.d)[0];
    if (!next) return b;
    [x, y] = next.p;
  }
}
console.log(
  tour(6)
    .map((r) => r.map((n) => String(n).padStart(2)).join(" "))
    .join("\n"),
);
function* subsets<T>(xs: T[]): Generator<T[]> {
  if (!xs.length) {
    yield [];
    return;
  }
  const [x, ...rest] = xs;
  for (const s of subsets(rest)) {
    yield s;
    yield [x!, ...s];
  }
}
console.log(
  [...subsets([1, 2, 3])].map((s) => `{${s}}`).join(" "),
  [...subsets([3, 34, 4, 12, 5, 2])].filter((s) => s.reduce((a, b) => a + b, 0) === 9),
);
const perms = (s: string): string[] =>
  s.length < 2
    ? [s]
    : [
        ...new Set(
          [...s].flatMap((c, i) => perms(s.slice(0, i) + s.slice(i + 1)).map((p) => c + p)),
        ),
      ];
console.log(perms("aabc"), perms("aaa"));
