import Def, { Shape, Sq, twice, inc, handlers, literal, type Task } from "./lib.ts";
class Tri extends Shape { constructor(private b: number, private h: number) { super("tri"); } area() { return this.b * this.h / 2; } }
const shapes: Shape[] = [new Sq(3), new Tri(4, 5), new Shape("none")];
console.log(shapes.map(s => `${s}`).join());
console.log([1, 2, 3].map(twice), [1, 2, 3].map(inc));
console.log(handlers.twice(4), handlers["inc"](4), Object.keys(handlers));
class T implements Task { name = "T"; run() { return "class " + this.name; } }
for (const t of [literal, new T()]) console.log(t.run(), t.name);
const make: Record<string, new (n: number) => Shape> = { sq: Sq };
console.log(new make.sq(5).area(), make.sq === Sq);
console.log(new Def().count, new Def().count, Def.made);
const f = twice; console.log(f(5), f.name, f === twice);
