class Grid<T> {
  private cells: T[][];
  constructor(public readonly width: number, public readonly height: number, fill: T | ((x: number, y: number) => T)) {
    this.cells = Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => (typeof fill === "function" ? (fill as (x: number, y: number) => T)(x, y) : fill)));
  }
  get(x: number, y: number): T | undefined { return this.cells[y]?.[x]; }
  set(x: number, y: number, v: T): void { if (!this.inside(x, y)) throw new RangeError(`(${x},${y}) outside ${this.width}x${this.height}`); this.cells[y][x] = v; }
  inside(x: number, y: number) { return x >= 0 && y >= 0 && x < this.width && y < this.height; }
  neighbours(x: number, y: number): T[] { const out: T[] = []; for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) { if (dx === 0 && dy === 0) continue; const v = this.get(x + dx, y + dy); if (v !== undefined) out.push(v); } return out; }
  map<U>(f: (v: T, x: number, y: number) => U): Grid<U> { return new Grid<U>(this.width, this.height, (x: number, y: number) => f(this.cells[y][x], x, y)); }
  toString(sep = "") { return this.cells.map((r) => r.join(sep)).join("\n"); }
}
const mines = new Grid<boolean>(4, 3, false);
for (const [x, y] of [[0, 0], [2, 1], [3, 2]]) mines.set(x, y, true);
console.log(mines.map((m, x, y) => (m ? "*" : String(mines.neighbours(x, y).filter(Boolean).length || "."))).toString());
const g = new Grid(3, 2, (x, y) => x * 10 + y);
console.log(g.toString(" "), g.get(2, 1), g.get(5, 5));
try { g.set(3, 0, 1); } catch (e) { console.log(String(e)); }
console.log(new Grid<string | null>(2, 1, null), g.map((n) => n % 2 === 0));
function flood(grid: string[], sx: number, sy: number, to: string): string[] { const g = grid.map((r) => r.split("")); const from = g[sy][sx]; const st: [number, number][] = [[sx, sy]]; while (st.length) { const [x, y] = st.pop()!; if (g[y]?.[x] !== from) continue; g[y][x] = to; st.push([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]); } return g.map((r) => r.join("")); }
console.log(flood(["..#.", ".##.", "...."], 0, 0, "o").join("\n"));
