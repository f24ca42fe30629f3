// A clock of hours and minutes that wraps around.
export class Clock {
  private readonly minutes: number;
  constructor(hour: number, minute = 0) {
    this.minutes = (((hour * 60 + minute) % 1440) + 1440) % 1440;
  }
  toString() {
    return [this.minutes / 60, this.minutes % 60].map((n) => String(Math.floor(n)).padStart(2, "0")).join(":");
  }
  plus(m: number) { return new Clock(0, this.minutes + m); }
  minus(m: number) { return this.plus(-m); }
  equals(other: Clock) { return this.minutes === other.minutes; }
}
console.log(`${new Clock(8)}`, "" + new Clock(100), String(new Clock(-1, 15)), new Clock(10, 3).plus(61).toString(), new Clock(6, 15).minus(-160) + "");
console.log(new Clock(15, 37).equals(new Clock(-9, 37)), new Clock(1, 1));
