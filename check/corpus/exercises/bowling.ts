// Bowling scores, with the errors that the rules ask for.
export class Bowling {
  private rolls: number[] = [];
  private frame = 0;
  private firstOfFrame: number | null = null;
  private fill = 0;
  private done = false;

  roll(pins: number): this {
    if (pins < 0) throw new Error("Negative roll is invalid");
    if (pins > 10) throw new Error("Pin count exceeds pins on the lane");
    if (this.done) throw new Error("Cannot roll after game is over");
    if (this.frame < 9) {
      if (this.firstOfFrame === null) {
        if (pins === 10) this.frame++;
        else this.firstOfFrame = pins;
      } else {
        if (this.firstOfFrame + pins > 10) throw new Error("Pin count exceeds pins on the lane");
        this.firstOfFrame = null;
        this.frame++;
      }
    } else {
      this.rollLast(pins);
    }
    this.rolls.push(pins);
    return this;
  }

  private rollLast(pins: number) {
    const last = this.rolls.slice(this.lastStart());
    switch (last.length) {
      case 0:
        break;
      case 1:
        if (last[0] !== 10 && last[0]! + pins > 10)
          throw new Error("Pin count exceeds pins on the lane");
        if (last[0] !== 10 && last[0]! + pins < 10) this.done = true;
        break;
      case 2:
        if (last[0] === 10 && last[1] !== 10 && last[1]! + pins > 10)
          throw new Error("Pin count exceeds pins on the lane");
        this.done = true;
    }
  }

  private lastStart(): number {
    let i = 0;
    for (let f = 0; f < 9; f++) i += this.rolls[i] === 10 ? 1 : 2;
    return i;
  }

  score(): number {
    if (!this.done) throw new Error("Score cannot be taken until the end of the game");
    let total = 0,
      i = 0;
    for (let f = 0; f < 10; f++) {
      const [a, b, c] = this.rolls.slice(i, i + 3) as [number, number, number];
      if (a === 10) {
        total += 10 + b + c;
        i += 1;
      } else if (a + b === 10) {
        total += 10 + c;
        i += 2;
      } else {
        total += a + b;
        i += 2;
      }
    }
    return total;
  }
}

const play = (...rolls: number[]) => rolls.reduce((g, r) => g.roll(r), new Bowling());
const zeros = (n: number) => Array<number>(n).fill(0);
const games: [string, number[]][] = [
  ["gutter", zeros(20)],
  ["spare then zeros", [6, 4, ...zeros(18)]],
  ["spares in a row", [5, 5, 3, 7, 4, 0, ...zeros(14)]],
  ["perfect", Array.from({ length: 12 }, () => 10)],
  ["last spare", [...zeros(18), 7, 3, 7]],
  ["last strike", [...zeros(18), 10, 7, 1]],
  ["negative", [-1]],
  ["eleven", [11]],
  ["frame of eleven", [5, 6]],
  ["too many", zeros(21)],
  ["unfinished", zeros(19)],
  ["bonus too big", [...zeros(18), 10, 6, 5]],
];
for (const [name, rolls] of games) {
  try {
    console.log(name.padEnd(18, "."), play(...rolls).score());
  } catch (e) {
    console.log(name.padEnd(18, "."), (e as Error).message);
  }
}
console.log(new Bowling().roll(10).roll(3));
