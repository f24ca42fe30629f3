// Rows and columns of a matrix, saddle points, spirals.
export class Matrix {
  readonly rows: number[][];
  constructor(s: string) {
    this.rows = s.split("\n").map((r) => r.split(" ").map(Number));
  }
  get columns() {
    return this.rows[0].map((_, i) => this.rows.map((r) => r[i]));
  }
}
const m = new Matrix("9 8 7\n5 3 2\n6 6 7");
console.log(m.rows, m.columns, m.columns[1]);
export function saddlePoints(g: number[][]) {
  const rows = g.map((r) => Math.max(...r));
  const cols = g[0].map((_, i) => Math.min(...g.map((r) => r[i])));
  return g.flatMap((r, i) => r.map((v, j) => ({ row: i + 1, column: j + 1, v }))).filter(({ row, column, v }) => v === rows[row - 1] && v === cols[column - 1]).map(({ v, ...p }) => p);
}
console.log(saddlePoints([[9, 8, 7], [5, 3, 2], [6, 6, 7]]), saddlePoints([[4, 5, 4], [3, 5, 5], [1, 5, 4]]));
const spiral = (n: number) => {
  const g = Array.from({ length: n }, () => new Array<number>(n));
  let [r, c, dr, dc] = [0, 0, 0, 1];
  for (let i = 1; i <= n * n; i++) {
    g[r][c] = i;
    if (g[r + dr]?.[c + dc] !== undefined || r + dr >= n || c + dc >= n || c + dc < 0)
      [dr, dc] = [dc, -dr];
    r += dr;
    c += dc;
  }
  return g;
};
console.log(spiral(4));
console.log(spiral(1), spiral(0));
