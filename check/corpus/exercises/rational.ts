// Rational numbers.
export class Rational {
  constructor(private n: number, private d: number) {
    const g = Rational.gcd(Math.abs(n), Math.abs(d)) * Math.sign(d);
    this.n = n / g;
    this.d = d / g;
  }
  private static gcd(a: number, b: number): number { return b ? Rational.gcd(b, a % b) : a; }
  add(r: Rational) {
    return new Rational(this.n * r.d + r.n * this.d, this.d * r.d);
  }
  sub(r: Rational) { return this.add(new Rational(-r.n, r.d)); }
  mul = (r: Rational) => new Rational(this.n * r.n, this.d * r.d);
  exprational(p: number) {
    return p >= 0 ? new Rational(this.n ** p, this.d ** p) : new Rational(this.d ** -p, this.n ** -p);
  }
  expreal(x: number) { return x ** (this.n / this.d); }
  toString() { return `${this.n}/${this.d}`; }
}
const h = new Rational(1, 2), q = new Rational(-4, 6);
console.log(`${h.add(q)} ${h.sub(q)} ${h.mul(q)} ${q.exprational(-3)}`, new Rational(4, 3).expreal(8), h.add(h) + "", q);
