// Puzzles of parsing: sums, stacks, grids, folders, ropes.
const input = `1000\n2000\n\n4000\n\n7000\n8000\n9000`;
const elves = input.split("\n\n").map((b) => b.split("\n").map(Number).reduce((a, b) => a + b, 0)).sort((a, b) => b - a);
console.log(elves[0], elves.slice(0, 2).reduce((a, b) => a + b));
const moves = "move 1 from 2 to 1\nmove 3 from 1 to 3";
const stacks = ["ZN", "MCD", "P"].map((s) => s.split(""));
for (const [n, f, t] of moves.split("\n").map((l) => l.match(/\d+/g)!.map(Number)))
  stacks[t - 1].push(...stacks[f - 1].splice(-n));
console.log(stacks.map((s) => s.at(-1)).join(""), stacks);
const grid = `30373\n25512\n65332\n33549\n35390`.split("\n").map((r) => [...r].map(Number));
let vis = 0;
for (let y = 0; y < 5; y++)
  for (let x = 0; x < 5; x++) {
    const h = grid[y][x];
    const col = grid.map((r) => r[x]);
    if ([grid[y].slice(0, x), grid[y].slice(x + 1), col.slice(0, y), col.slice(y + 1)].some((l) => l.every((v) => v < h)))
      vis++;
  }
console.log(vis);
const cmds = "$ cd /\n$ ls\ndir a\n14848514 b.txt\n$ cd a\n$ ls\n29116 f\n$ cd ..\n$ cd /";
const sizes: Record<string, number> = {};
let cwd: string[] = [];
for (const line of cmds.split("\n")) {
  const m = /^\$ cd (.+)$/.exec(line);
  if (m) {
    if (m[1] === "/")
      cwd = [];
    else if (m[1] === "..")
      cwd.pop();
    else
      cwd.push(m[1]);
  }
  else if (/^\d/.test(line)) {
    const n = parseInt(line);
    for (let i = 0; i <= cwd.length; i++) {
      const k = "/" + cwd.slice(0, i).join("/");
      sizes[k] = (sizes[k] ?? 0) + n;
    }
  }
}
console.log(sizes);
let [hx, hy, tx, ty] = [0, 0, 0, 0];
const seen = new Set<string>(["0,0"]);
const D = { U: [0, 1], D: [0, -1], L: [-1, 0], R: [1, 0] } as const;
for (const l of "R 4\nU 4\nL 3\nD 1".split("\n")) {
  const [d, n] = l.split(" ") as [
    keyof typeof D,
    string
  ];
  for (let i = 0; i < +n; i++) {
    hx += D[d][0];
    hy += D[d][1];
    if (Math.abs(hx - tx) > 1 || Math.abs(hy - ty) > 1) {
      tx += Math.sign(hx - tx);
      ty += Math.sign(hy - ty);
    }
    seen.add(`${tx},${ty}`);
  }
}
console.log(seen.size);
