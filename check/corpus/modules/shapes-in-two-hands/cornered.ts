import { makers } from "./makers.ts";
import { Shape } from "./shape.ts";

export type Corner = readonly [x: number, y: number];
export class Rectangle extends Shape {
  readonly kind: string = "rectangle";
  constructor(protected width: number, protected height: number) {
    super();
  }
  area(): number {
    return this.width * this.height;
  }
  scale(factor: number): this {
    this.width *= factor;
    this.height *= factor;
    return this;
  }
  corners(): Corner[] {
    return [0, this.width].flatMap((x) => [0, this.height].map((y): Corner => [x, y]));
  }
}
export default class Square extends Rectangle {
  override readonly kind = "square";
  constructor(side: number) {
    super(side, side);
  }
}
makers.square = (size) => new Square(size);
