// memory: no-stress
type Player = "X" | "O"; type Cell = Player | null; type Board = readonly Cell[];
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]] as const;
const winner = (b: Board): Player | "draw" | null => { for (const [x, y, z] of LINES) if (b[x] && b[x] === b[y] && b[x] === b[z]) return b[x]; return b.every(Boolean) ? "draw" : null; };
const other = (p: Player): Player => (p === "X" ? "O" : "X");
const place = (b: Board, i: number, p: Player): Board => b.map((c, j) => (i === j ? p : c));
const moves = (b: Board) => b.reduce<number[]>((m, c, i) => (c === null ? [...m, i] : m), []);
let visited = 0;
function minimax(b: Board, p: Player, me: Player, depth = 0): { score: number; move?: number } {
  visited++;
  const w = winner(b);
  if (w) return { score: w === "draw" ? 0 : w === me ? 10 - depth : depth - 10 };
  let best: { score: number; move?: number } = { score: p === me ? -Infinity : Infinity };
  for (const move of moves(b)) { const { score } = minimax(place(b, move, p), other(p), me, depth + 1); if (p === me ? score > best.score : score < best.score) best = { score, move }; }
  return best;
}
let board: Board = Array<Cell>(9).fill(null); board = place(place(board, 0, "X"), 4, "O");
let turn: Player = "X"; while (!winner(board)) { const { move } = minimax(board, turn, turn); board = place(board, move!, turn); turn = other(turn); }
console.log(winner(board), visited > 100); for (let r = 0; r < 3; r++) console.log(board.slice(r * 3, r * 3 + 3).map((c) => c ?? " ").join("|"));
