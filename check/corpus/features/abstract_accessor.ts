// Abstract classes with accessors and static blocks.
abstract class Shape {
  static count = 0;
  protected constructor(readonly name: string) {
    Shape.count++;
  }
  abstract get area(): number;
  abstract scale(f: number): Shape;
  describe() { return `${this.name}: ${this.area.toFixed(1)}`; }
  static compare(a: Shape, b: Shape) { return a.area - b.area; }
}
class Sq extends Shape {
  #side: number;
  constructor(side: number) {
    super("sq");
    this.#side = side;
  }
  get area() { return this.#side ** 2; }
  get side() { return this.#side; }
  set side(v: number) {
    if (v < 0)
      throw new RangeError("neg");
    this.#side = v;
  }
  scale(f: number) { return new Sq(this.#side * f); }
  static {
    console.log("static block", this.name);
  }
}
class Ci extends Shape {
  constructor(private r: number) {
    super("ci");
  }
  get area() { return Math.PI * this.r * this.r; }
  scale(f: number): Ci { return new Ci(this.r * f); }
  override describe(): string { return "(" + super.describe() + ")"; }
}
const xs: Shape[] = [new Sq(3), new Ci(1), new Sq(1)];
console.log(xs.sort(Shape.compare).map((s) => s.describe()), xs.map((s) => s.scale(2).area | 0), Shape.count);
const q = new Sq(1);
q.side += 4;
console.log(q.area, q.side);
try {
  q.side = -1;
}
catch (e) {
  console.log((e as RangeError).message);
}
console.log(q, Object.getOwnPropertyNames(Sq.prototype));
