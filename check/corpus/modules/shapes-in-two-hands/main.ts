// An abstract class in one module, subclasses in two others, and a factory that the base module itself calls back.
import { Shape } from "./shape.ts";
import { Circle } from "./round.ts";
import Square, { Rectangle, type Corner } from "./cornered.ts";

const shapes: Shape[] = [new Circle(1), new Square(2), new Rectangle(2, 3), Shape.parse("square 4"), Shape.parse("circle 0.5")];
for (const shape of shapes) console.log(`${shape}`, shape.scale(2).area().toFixed(2));
console.log(Shape.largest(shapes)?.toString(), Shape.largest([]));
const corners: Corner[] = shapes.filter((s) => s instanceof Rectangle).flatMap((s) => s.corners());
console.log(corners.length, corners.slice(-2), shapes[1] instanceof Square, shapes[2] instanceof Square);
console.log(Shape.kinds(), Shape.made);
try {
  Shape.parse("blob 3");
} catch (error) {
  console.log((error as Error).message);
}
