import { makers } from "./makers.ts";
import { Shape } from "./shape.ts";

export class Circle extends Shape {
  readonly kind = "circle";
  constructor(private radius: number) {
    super();
  }
  area(): number {
    return Math.PI * this.radius ** 2;
  }
  scale(factor: number): this {
    this.radius *= factor;
    return this;
  }
}
makers.circle = (size) => new Circle(size);
