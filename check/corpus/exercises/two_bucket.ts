// Two buckets: breadth-first search over states kept as strings; rectangles; flood of territory.
type Name = "one" | "two";
export class TwoBucket {
  moves!: number;
  goalBucket!: Name;
  otherBucket!: number;
  constructor(
    private a: number,
    private b: number,
    private goal: number,
    private start: Name,
  ) {
    const seen = new Map<string, number>();
    const queue: [number, number, number][] = [start === "one" ? [a, 0, 1] : [0, b, 1]];
    const forbidden = start === "one" ? `0,${b}` : `${a},0`;
    while (queue.length) {
      const [x, y, n] = queue.shift()!;
      const key = `${x},${y}`;
      if (seen.has(key) || (key === forbidden && n > 1)) continue;
      seen.set(key, n);
      if (x === goal || y === goal) {
        this.moves = n;
        [this.goalBucket, this.otherBucket] = x === goal ? ["one", y] : ["two", x];
        return;
      }
      const ab = Math.min(x, b - y),
        ba = Math.min(y, a - x);
      queue.push(
        [a, y, n + 1],
        [x, b, n + 1],
        [0, y, n + 1],
        [x, 0, n + 1],
        [x - ab, y + ab, n + 1],
        [x + ba, y - ba, n + 1],
      );
    }
    throw new Error("impossible");
  }
}
for (const args of [
  [3, 5, 1, "one"],
  [3, 5, 1, "two"],
  [7, 11, 2, "one"],
  [1, 3, 3, "two"],
  [2, 3, 3, "one"],
  [6, 15, 5, "one"],
] as [number, number, number, Name][])
  try {
    const { moves, goalBucket, otherBucket } = new TwoBucket(...args);
    console.log(args.join(), moves, goalBucket, otherBucket);
  } catch (err) {
    console.log(args.join(), String(err));
  }

function rectangles(s: string[]): number {
  let n = 0;
  for (let t = 0; t < s.length; t++)
    for (let l = 0; l < s[t].length; l++) {
      if (s[t][l] !== "+") continue;
      for (let r = l + 1; /[+-]/.test(s[t][r] ?? " "); r++) {
        if (s[t][r] !== "+") continue;
        for (
          let b = t + 1;
          b < s.length && "+|".includes(s[b][l] || " ") && "+|".includes(s[b][r] || " ");
          b++
        )
          if (s[b][l] === "+" && s[b][r] === "+" && /^[+-]+$/.test(s[b].slice(l, r))) n++;
      }
    }
  return n;
}
console.log(
  rectangles(["  +-+", "  | |", "+-+-+", "| | |", "+-+-+"]),
  rectangles([]),
  rectangles(["+-+ ", "| |", "+-+-+", "  |  ", "+---+"]),
);

const board = ["  B  ", " B B ", "B W B", " W W ", "  W  "];
type Owner = "BLACK" | "WHITE" | "NONE";
function territory(x: number, y: number): { owner: Owner; points: string[] } {
  if (board[y]?.[x] === undefined) throw new RangeError("Invalid coordinate");
  const points = new Set<string>(),
    owners = new Set<string>();
  (function visit(x: number, y: number): void {
    const cell = board[y]?.[x];
    if (!cell) return;
    if (cell !== " ") {
      owners.add(cell);
      return;
    }
    if (points.has(x + ":" + y)) return;
    points.add(x + ":" + y);
    visit(x + 1, y);
    visit(x - 1, y);
    visit(x, y + 1);
    visit(x, y - 1);
  })(x, y);
  const owner = owners.size === 1 && points.size ? (owners.has("B") ? "BLACK" : "WHITE") : "NONE";
  return { owner, points: [...points].sort() };
}
console.log(territory(0, 1), territory(2, 3), territory(1, 4), territory(2, 2));
try {
  territory(-1, 1);
} catch (e) {
  console.log(e instanceof RangeError && e.message);
}
