// Two queens on a board.
type Position = readonly [
  number,
  number
];
interface Positions {
  white: Position;
  black: Position;
}
export class QueenAttack {
  readonly black: Position;
  readonly white: Position;
  constructor({ black = [0, 3], white = [7, 3] }: Partial<Positions> = {}) {
    if ([...black, ...white].some((n) => n < 0 || n > 7))
      throw new Error("Queen must be placed on the board");
    if (black.join() === white.join())
      throw new Error("Queens cannot share the same space");
    this.black = black;
    this.white = white;
  }
  get canAttack() {
    const [dx, dy] = [0, 1].map((i) => Math.abs(this.black[i] - this.white[i]));
    return dx === 0 || dy === 0 || dx === dy;
  }
  toString() {
    const b = Array.from({ length: 8 }, () => Array(8).fill("_"));
    b[this.white[0]][this.white[1]] = "W";
    b[this.black[0]][this.black[1]] = "B";
    return b.map((r) => r.join(" ")).join("\n");
  }
}
console.log(new QueenAttack().toString());
console.log(new QueenAttack({ white: [2, 4], black: [6, 6] }).canAttack, new QueenAttack({ white: [2, 2], black: [0, 4] }).canAttack);
for (const p of [{ white: [3, 7], black: [3, 7] }, { white: [-1, 0] }] as Partial<Positions>[])
  try {
    new QueenAttack(p);
  }
  catch (e) {
    console.log(`${e}`);
  }
