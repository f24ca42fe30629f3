// The game of life on a torus: boolean[][] and a set of living cells.

type Grid = boolean[][];

function random(width: number, height: number): Grid {
  const grid: Grid = [];
  let seed = 1;
  for (let y = 0; y < height; y++) {
    const row: boolean[] = [];
    for (let x = 0; x < width; x++) {
      seed = (seed * 16807) % 2147483647;
      row.push(seed % 3 === 0);
    }
    grid.push(row);
  }
  return grid;
}

function neighbours(grid: Grid, x: number, y: number): number {
  const height = grid.length;
  const width = grid[0].length;
  let count = 0;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      if (dx === 0 && dy === 0) continue;
      if (grid[(y + dy + height) % height][(x + dx + width) % width]) count++;
    }
  }
  return count;
}

function step(grid: Grid): Grid {
  return grid.map((row, y) =>
    row.map((alive, x) => {
      const n = neighbours(grid, x, y);
      return n === 3 || (alive && n === 2);
    }),
  );
}

function living(grid: Grid): number {
  return grid.reduce((sum, row) => sum + row.filter(Boolean).length, 0);
}

function stepSet(cells: Set<string>): Set<string> {
  const counts = new Map<string, number>();
  for (const cell of cells) {
    const [x, y] = cell.split(",").map(Number);
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        if (dx === 0 && dy === 0) continue;
        const key = `${x + dx},${y + dy}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  }
  const next = new Set<string>();
  for (const [key, count] of counts) {
    if (count === 3 || (count === 2 && cells.has(key))) next.add(key);
  }
  return next;
}

let grid = random(300, 300);
for (let i = 0; i < 60; i++) grid = step(grid);
console.log(living(grid));

let cells = new Set<string>(["0,1", "1,2", "2,0", "2,1", "2,2", "10,10", "10,11", "10,12", "11,10", "12,11"]);
for (let i = 0; i < 500; i++) cells = stepSet(cells);
console.log(cells.size, [...cells].sort().slice(0, 5).join(" "));
