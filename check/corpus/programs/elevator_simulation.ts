// A lift that serves calls by direction: a state machine with a queue of requests and exhaustive switches.
type Direction = "up" | "down";
type Mode =
  | { at: "rest" }
  | { at: "moving"; direction: Direction }
  | { at: "doors"; left: number; then: Direction | undefined };
interface Passenger { readonly name: string; readonly from: number; readonly to: number; readonly calls: number }

class Lift {
  private mode: Mode = { at: "rest" };
  private floor = 0;
  private travelled = 0;
  private readonly inside = new Set<Passenger>();
  private readonly waiting: Passenger[] = [];
  readonly arrived: [name: string, waited: number][] = [];

  constructor(private readonly top: number, private readonly capacity = 2) {}
  call(passenger: Passenger): void {
    if (passenger.to > this.top || passenger.to < 0) throw new RangeError(`${passenger.name} wants floor ${passenger.to}`);
    this.waiting.push(passenger);
  }
  get idle(): boolean {
    return this.mode.at === "rest" && !this.waiting.length && !this.inside.size;
  }
  private targets(): number[] {
    const wanted = [...this.inside].map((p) => p.to);
    return this.inside.size < this.capacity ? wanted.concat(this.waiting.map((p) => p.from)) : wanted;
  }
  private choose(prefer?: Direction): Mode {
    const targets = this.targets();
    const above = targets.some((t) => t > this.floor), below = targets.some((t) => t < this.floor);
    if (targets.includes(this.floor)) return { at: "doors", left: 1, then: prefer };
    if (above && (prefer !== "down" || !below)) return { at: "moving", direction: "up" };
    return below ? { at: "moving", direction: "down" } : { at: "rest" };
  }
  private exchange(time: number): string {
    const notes: string[] = [];
    for (const p of this.inside)
      if (p.to === this.floor && this.inside.delete(p)) {
        notes.push(`-${p.name}`);
        this.arrived.push([p.name, time - p.calls]);
      }
    for (let i = 0; i < this.waiting.length && this.inside.size < this.capacity;)
      if (this.waiting[i].from === this.floor) {
        const [p] = this.waiting.splice(i, 1);
        this.inside.add(p);
        notes.push(`+${p.name}`);
      } else i++;
    return notes.join(" ");
  }
  tick(time: number): string | void {
    switch (this.mode.at) {
      case "rest":
        this.mode = this.choose();
        return;
      case "moving": {
        const { direction } = this.mode;
        this.floor += direction === "up" ? 1 : -1;
        this.travelled++;
        this.mode = this.choose(direction);
        return;
      }
      case "doors":
        if (this.mode.left-- > 0) return `${time}: floor ${this.floor} ${this.exchange(time)}`;
        this.mode = this.choose(this.mode.then);
    }
  }
  toString(): string {
    return `${this.travelled} floors, ${this.arrived.map(([n, t]) => `${n} ${t}`).join(", ")}`;
  }
}
const lift = new Lift(6);
const traffic: Passenger[] = [
  { name: "ann", from: 3, to: 0, calls: 1 }, { name: "bob", from: 0, to: 5, calls: 1 },
  { name: "cy", from: 4, to: 1, calls: 4 }, { name: "di", from: 2, to: 6, calls: 6 }, { name: "ed", from: 2, to: 9, calls: 7 },
];
for (let time = 1; time < 60; time++) {
  for (const p of traffic)
    if (p.calls === time)
      try {
        lift.call(p);
      } catch (error) {
        console.log(`${time}: ${(error as Error).message}`);
      }
  const note = lift.tick(time);
  if (note) console.log(note);
  if (lift.idle && time > 7) break;
}
console.log(`${lift}`);
