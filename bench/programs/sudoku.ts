// Backtracking: sudoku, permutations, subsets, and a maze of recursion (Ackermann, Hanoi, tak).

type Board = number[][];

function parse(text: string): Board {
  const board: Board = [];
  for (let row = 0; row < 9; row++) {
    board.push(text.slice(row * 9, row * 9 + 9).split("").map((c) => (c === "." ? 0 : Number(c))));
  }
  return board;
}

let tries = 0;

function allowed(board: Board, row: number, column: number, digit: number): boolean {
  for (let i = 0; i < 9; i++) {
    if (board[row][i] === digit || board[i][column] === digit) return false;
  }
  const top = Math.floor(row / 3) * 3;
  const left = Math.floor(column / 3) * 3;
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) if (board[top + i][left + j] === digit) return false;
  }
  return true;
}

function solve(board: Board): boolean {
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 9; column++) {
      if (board[row][column] !== 0) continue;
      for (let digit = 1; digit <= 9; digit++) {
        tries++;
        if (allowed(board, row, column, digit)) {
          board[row][column] = digit;
          if (solve(board)) return true;
          board[row][column] = 0;
        }
      }
      return false;
    }
  }
  return true;
}

function permutations<T>(items: T[]): T[][] {
  if (items.length <= 1) return [items];
  const result: T[][] = [];
  for (let i = 0; i < items.length; i++) {
    const rest = [...items.slice(0, i), ...items.slice(i + 1)];
    for (const tail of permutations(rest)) result.push([items[i], ...tail]);
  }
  return result;
}

function subsets(items: number[]): number[][] {
  return items.reduce<number[][]>((sets, item) => sets.concat(sets.map((set) => [...set, item])), [[]]);
}

function ackermann(m: number, n: number): number {
  if (m === 0) return n + 1;
  if (n === 0) return ackermann(m - 1, 1);
  return ackermann(m - 1, ackermann(m, n - 1));
}

function hanoi(n: number, from: string, to: string, via: string): number {
  if (n === 0) return 0;
  return hanoi(n - 1, from, via, to) + 1 + hanoi(n - 1, via, to, from);
}

function tak(x: number, y: number, z: number): number {
  return y >= x ? z : tak(tak(x - 1, y, z), tak(y - 1, z, x), tak(z - 1, x, y));
}

const board = parse("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9".slice(0, 81));
const easy = parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
console.log(solve(easy), easy.map((row) => row.join("")).join(" "), tries);
const medium = parse("..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759..");
for (let i = 0; i < 200; i++) solve(medium.map((row) => [...row]));
console.log(tries, board.length);
console.log(permutations([1, 2, 3, 4, 5, 6, 7, 8, 9]).length);
console.log(subsets(Array.from({ length: 17 }, (_, i) => i)).length);
console.log(ackermann(2, 2000), ackermann(3, 7), hanoi(20, "a", "c", "b"), tak(18, 12, 6));
