// Objects that are used where a class or another interface is expected.
interface Named { name: string }
interface Sized { size(): number }
class File_ implements Named, Sized {
  constructor(public name: string, private bytes: number[]) {}
  size() { return this.bytes.length; }
}
const describe = (x: Named & Partial<Sized>) => `${x.name}:${x.size?.() ?? "?"}`;
console.log(describe(new File_("f", [1, 2])), describe({ name: "literal" }), describe({ name: "both", size: () => 7 }));
class Point {
  x = 0;
  y = 0;
}
const p: Point = { x: 1, y: 2 };
const distance = ({ x, y }: Point) => Math.hypot(x, y);
console.log(distance(p), distance(new Point()), p instanceof Point, distance({ x: 3, y: 4, z: 5 } as Point));
const alias: { name: string } = new File_("alias", []);
alias.name = "changed";
console.log(alias, (alias as File_).size());
const things: Named[] = [new File_("a", []), { name: "b" }, Object.assign(() => 1, {})];
console.log(things.map((t) => t.name || "anonymous"));
