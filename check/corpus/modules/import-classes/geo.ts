export class Point { static count = 0; constructor(public x: number, public y: number) { Point.count++; } len() { return Math.hypot(this.x, this.y); } }
export const origin = new Point(0, 0); export function dist(a: Point, b: Point) { return Math.hypot(a.x - b.x, a.y - b.y); }
export default (n: number) => new Point(n, n);
