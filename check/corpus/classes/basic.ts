class Point {
  x: number;
  y: number;
  constructor(x: number, y: number) {
    this.x = x;
    this.y = y;
  }
  plus(other: Point): Point {
    return new Point(this.x + other.x, this.y + other.y);
  }
  length(): number {
    return Math.sqrt(this.x * this.x + this.y * this.y);
  }
  toString(): string {
    return `(${this.x}, ${this.y})`;
  }
}
const p = new Point(3, 4);
console.log(p.length(), p.plus(new Point(1, 1)).toString(), `${p}`, p);
p.x = 0;
console.log(p.length(), p instanceof Point);
