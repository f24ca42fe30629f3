enum Direction {
  Up,
  Down,
  Left = 10,
  Right,
}
console.log(Direction.Up, Direction.Right, Direction[1], Direction[10], Direction["Down"]);
const moves: Direction[] = [Direction.Up, Direction.Left];
for (const move of moves) {
  switch (move) {
    case Direction.Up:
      console.log("up");
      break;
    case Direction.Left:
      console.log("left");
      break;
  }
}
console.log(Object.keys(Direction).length);
enum Flags {
  None = 0,
  A = 1 << 0,
  B = 1 << 1,
  AB = A | B,
  Len = "abc".length,
}
console.log(Flags.AB, Flags.AB & Flags.B, Flags.Len, (Flags.A | Flags.B) === Flags.AB);
