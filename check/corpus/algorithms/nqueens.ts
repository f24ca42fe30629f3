function solve(n: number): number {
  let count = 0;
  const columns = new Set<number>();
  const down = new Set<number>();
  const up = new Set<number>();
  function place(row: number): void {
    if (row === n) {
      count++;
      return;
    }
    for (let col = 0; col < n; col++) {
      if (columns.has(col) || down.has(row - col) || up.has(row + col)) continue;
      columns.add(col);
      down.add(row - col);
      up.add(row + col);
      place(row + 1);
      columns.delete(col);
      down.delete(row - col);
      up.delete(row + col);
    }
  }
  place(0);
  return count;
}
console.log([4, 5, 6, 7].map(solve));
