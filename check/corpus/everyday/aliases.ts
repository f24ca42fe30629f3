// Aliases of arrays and tuples of aliases, wherever they are used first.
type Player = "X" | "O";
type Cell = Player | null;
type Board = readonly Cell[];
type Pair = [Cell, Cell?];
type Json = string | number | Tree;
type Tree = Json[] | { [key: string]: Json };

const winner = (board: Board): Player | null => board[0];
const place = (board: Board, at: number, player: Player): Board =>
  board.map((cell, i) => (i === at ? player : cell));
const first = ([cell, other]: Pair): string => `${cell ?? "-"}${other ?? "."}`;
const depth = (json: Json): number =>
  typeof json === "object" ? 1 + Math.max(0, ...Object.values(json).map(depth)) : 0;

console.log(place(place([null, null, null], 1, "X"), 2, "O"), winner([null]), first([null]), first(["X", "O"]));
console.log(depth([1, ["a", { b: [2] }]]), depth("x"));

const levels = { low: 1, high: 2 };
type Levels = (typeof levels)[];
const all: Levels = [levels, { low: 3, high: 4 }];
console.log(all.map(({ low, high }) => low + high));

type List = null | { value: number; next: List };
type Stack<T> = { kind: "empty" } | { kind: "full"; top: T; rest: Stack<T> };
const push = <T>(rest: Stack<T>, top: T): Stack<T> => ({ kind: "full", top, rest });
const empty: Stack<never> = { kind: "empty" };
let stack: Stack<number> = empty;
for (const n of [1, 2, 3]) stack = push(stack, n);
let sum = 0;
for (let at: Stack<number> = stack; at.kind === "full"; at = at.rest) sum += at.top;
let list: List = null;
for (const value of [1, 2]) list = { value, next: list };
console.log(sum, list);

type Token = { type: "number"; value: number } | { type: "operator"; value: "+" | "-" };
const tokens: Token[] = [{ type: "number", value: 1 }, { type: "operator", value: "-" }];
const peek = (i: number): Token | undefined => tokens[i];
for (let i = 0; i < 3; i++) {
  const token = peek(i);
  if (token?.type === "operator" && (token.value === "+" || token.value === "-")) console.log("sign", token.value);
  else if (token && token.type === "number") console.log(token.value + 1);
  else console.log(token);
}
console.log(((x, y = 2) => x * y)(21), ((xs) => xs.length)([1, 2]));
