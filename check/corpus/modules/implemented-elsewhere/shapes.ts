// What is declared here is implemented in another module: one class for each interface.
export interface Shape {
  readonly name: string;
  area(): number;
}

export abstract class Report<Self extends Report<Self>> {
  lines: string[] = [];

  build(shapes: Shape[]): string {
    for (const shape of shapes) {
      this.add(shape);
    }
    return this.render(this.lines.length);
  }

  protected abstract add(shape: Shape): void;
  protected abstract render(count: number): string;
}

export function total(shapes: Shape[]): number {
  return shapes.reduce((sum, shape) => sum + shape.area(), 0);
}
