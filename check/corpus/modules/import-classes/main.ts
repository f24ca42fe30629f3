const { Point, origin, dist: d, default: make } = await import("./geo.ts");
const p = new Point(3, 4); console.log(p.len(), d(p, origin), make(1), p instanceof Point, Point.count);
class P3 { z = 1 } console.log(new P3());
let q: InstanceType<typeof Point> = make(2); console.log(q.x, q);
