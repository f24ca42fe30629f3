import { Report, type Shape } from "./shapes.ts";
import type { Report as AnyReport } from "./shapes.ts";

export type { Shape, AnyReport };

export class Square implements Shape {
  readonly name = "square";
  constructor(private side: number) {}
  area() {
    return this.side ** 2;
  }
}

export class TextReport extends Report<TextReport> {
  protected add(shape: Shape) {
    this.lines.push(`${shape.name}: ${shape.area()}`);
  }
  protected render(count: number) {
    return `${count} shapes\n${this.lines.join("\n")}`;
  }
}
