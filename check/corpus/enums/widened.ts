// A variable, property or parameter that starts as one member may hold any.
enum Direction { Up = 1, Idle = 0, Down = -1 }
enum Suit { Clubs = "c", Hearts = "h" }
class Lift {
  floor = 0;
  direction = Direction.Idle;
  static last = Direction.Up;
  readonly suit = Suit.Clubs;
  towards(target?: number) {
    this.direction = target === undefined ? Direction.Idle : (Math.sign(target - this.floor) as Direction);
    this.floor += this.direction;
    Lift.last = this.direction;
    return this;
  }
}
let suit = Suit.Clubs;
const turn = (to: Suit) => { suit = to; };
turn(Suit.Hearts);
const state = { at: Direction.Idle, suits: [Suit.Clubs] };
state.at = Direction.Down;
state.suits.push(Suit.Hearts);
function flip(d = Direction.Up): Direction {
  d = d === Direction.Up ? Direction.Down : Direction.Up;
  return d;
}
console.log(new Lift().towards(3).towards(), Lift.last, suit, state, flip(), flip(Direction.Down));
