function step(grid: boolean[][]): boolean[][] {
  const h = grid.length;
  const w = grid[0].length;
  const at = (y: number, x: number) => grid[(y + h) % h][(x + w) % w];
  return grid.map((row, y) =>
    row.map((alive, x) => {
      let n = 0;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          if ((dx !== 0 || dy !== 0) && at(y + dy, x + dx)) n++;
        }
      }
      return n === 3 || (alive && n === 2);
    }),
  );
}
let grid = [".#......", "..#.....", "###.....", "........", "........", "........"].map((line) =>
  [...line].map((c) => c === "#"),
);
for (let i = 0; i < 5; i++) grid = step(grid);
console.log(grid.map((row) => row.map((c) => (c ? "#" : ".")).join("")).join("\n"));
