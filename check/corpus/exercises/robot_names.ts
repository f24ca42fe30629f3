// Robot names from a seeded shuffle, static state, and a generator that hands them out.
class Robot {
  static #used = new Set<string>();
  static #source: Generator<string, never, void>;
  static {
    Robot.#source = Robot.#names(12345);
  }
  static *#names(seed: number): Generator<string, never, void> {
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    for (;;) {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      const n = seed % (26 * 26 * 1000);
      const name =
        letters[Math.floor(n / 26000)]! +
        letters[Math.floor(n / 1000) % 26] +
        String(n % 1000).padStart(3, "0");
      if (Robot.#used.has(name)) continue;
      Robot.#used.add(name);
      yield name;
    }
  }
  static releaseNames(): void {
    Robot.#used.clear();
  }
  static get count() {
    return this.#used.size;
  }
  #name?: string;
  get name(): string {
    return (this.#name ??= Robot.#source.next().value);
  }
  resetName() {
    this.#name = undefined;
  }
  toString() {
    return `Robot<${this.#name ?? "unnamed"}>`;
  }
}
const r = new Robot();
console.log(`${r}`);
const first = r.name;
console.log(first === r.name, /^[A-Z]{2}\d{3}$/.test(first), String(r) === `Robot<${first}>`);
r.resetName();
console.log(r.name !== first, Robot.count);
const fleet = Array.from({ length: 500 }, () => new Robot());
console.log(new Set(fleet.map((x) => x.name)).size, Robot.count);
console.log(fleet.slice(0, 5).map((x) => x.name));
Robot.releaseNames();
console.log(Robot.count, r);
console.log(Object.keys(r), JSON.stringify(r), Robot.name, Robot.length);
