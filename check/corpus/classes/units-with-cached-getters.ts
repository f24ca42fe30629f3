// Getters that replace themselves, static blocks, accessors overridden in subclasses, and a class that counts its own use.
class Matrix2 {
  static identity: Matrix2;
  static #made: number;
  static {
    Matrix2.#made = 0;
    this.identity = Object.freeze(new this(1, 0, 0, 1));
  }
  constructor(readonly a: number, readonly b: number, readonly c: number, readonly d: number) {
    Matrix2.#made++;
  }
  get determinant(): number {
    return this.a * this.d - this.b * this.c;
  }
  times({ a, b, c, d }: Matrix2): Matrix2 {
    return new Matrix2(this.a * a + this.b * c, this.a * b + this.b * d, this.c * a + this.d * c, this.c * b + this.d * d);
  }
  power(n: number): Matrix2 {
    let result = Matrix2.identity, base: Matrix2 = this;
    for (; n > 0; n >>>= 1, base = base.times(base)) if (n & 1) result = result.times(base);
    return result;
  }
  static get made(): number {
    return Matrix2.#made;
  }
  *[Symbol.iterator](): Generator<number, void, void> {
    yield* [this.a, this.b, this.c, this.d];
  }
}
class Traced extends Matrix2 {
  #reads = 0;
  override get determinant(): number {
    this.#reads++;
    return super.determinant;
  }
  get reads(): number {
    return this.#reads;
  }
  set reads(n: number) {
    if (n !== 0) throw new RangeError("can only be reset");
    this.#reads = n;
  }
}
const fibonacci = new Matrix2(1, 1, 1, 0);
console.log([1, 2, 10, 50].map((n) => fibonacci.power(n).b), [...fibonacci.power(7)]);
const traced = new Traced(2, 0, 1, 3);
console.log(traced.determinant + traced.determinant, traced.reads, traced.power(3).determinant, traced.reads);
traced.reads = 0;
try {
  traced.reads = 4;
} catch (error) {
  console.log((error as Error).message, traced.reads);
}
console.log(Matrix2.made, Traced.made, Object.isFrozen(Matrix2.identity), Math.hypot(...traced).toFixed(3));
console.log(fibonacci, traced instanceof Matrix2, Object.keys(traced).join(""));
