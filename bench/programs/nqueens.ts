// N queens, once with arrays and once with bits.

function solveArrays(n: number): number {
  const columns: boolean[] = new Array(n).fill(false);
  const up: boolean[] = new Array(2 * n - 1).fill(false);
  const down: boolean[] = new Array(2 * n - 1).fill(false);
  let solutions = 0;

  function place(row: number): void {
    if (row === n) {
      solutions++;
      return;
    }
    for (let column = 0; column < n; column++) {
      if (columns[column] || up[row + column] || down[row - column + n - 1]) continue;
      columns[column] = up[row + column] = down[row - column + n - 1] = true;
      place(row + 1);
      columns[column] = up[row + column] = down[row - column + n - 1] = false;
    }
  }

  place(0);
  return solutions;
}

function solveBits(all: number, columns: number, left: number, right: number): number {
  if (columns === all) return 1;
  let count = 0;
  let free = all & ~(columns | left | right);
  while (free !== 0) {
    const bit = free & -free;
    free ^= bit;
    count += solveBits(all, columns | bit, (left | bit) << 1, (right | bit) >> 1);
  }
  return count;
}

function isSafe(board: number[], row: number, column: number): boolean {
  for (let r = 0; r < row; r++) {
    const c = board[r];
    if (c === column || Math.abs(c - column) === row - r) return false;
  }
  return true;
}

function solveBoard(board: number[], row: number, n: number): number {
  if (row === n) return 1;
  let count = 0;
  for (let column = 0; column < n; column++) {
    if (isSafe(board, row, column)) {
      board[row] = column;
      count += solveBoard(board, row + 1, n);
    }
  }
  return count;
}

console.log(solveArrays(10), solveBits((1 << 12) - 1, 0, 0, 0), solveBoard([], 0, 10));
