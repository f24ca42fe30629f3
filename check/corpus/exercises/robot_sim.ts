// A robot that turns and advances.
type Dir = "north" | "east" | "south" | "west";
export class InvalidInputError extends Error {
  constructor(message?: string) {
    super();
    this.message = message || "Invalid Input";
  }
}
export class Robot {
  bearing: Dir = "north";
  coordinates: [
    number,
    number
  ] = [0, 0];
  static dirs: Dir[] = ["north", "east", "south", "west"];
  place({ x, y, direction }: {
    x: number;
    y: number;
    direction: string;
  }) {
    if (!Robot.dirs.includes(direction as Dir))
      throw new InvalidInputError();
    this.bearing = direction as Dir;
    this.coordinates = [x, y];
  }
  private turn(n: number) {
    const d = Robot.dirs;
    this.bearing = d[(d.indexOf(this.bearing) + n + 4) % 4];
  }
  evaluate(s: string) {
    const actions: Record<string, () => void> = {
      L: () => this.turn(-1), R: () => this.turn(1),
      A: () => {
        const [dx, dy] = ({ north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] } as const)[this.bearing];
        this.coordinates[0] += dx;
        this.coordinates[1] += dy;
      },
    };
    for (const c of s)
      actions[c]();
  }
}
const r = new Robot();
r.place({ x: 7, y: 3, direction: "north" });
r.evaluate("RAALAL");
console.log(r, r.coordinates, r.bearing);
try {
  r.place({ x: 0, y: 0, direction: "crood" });
}
catch (e) {
  console.log(e instanceof InvalidInputError, (e as Error).name, (e as Error).message);
}
