import { makers } from "./makers.ts";

export abstract class Shape {
  static made = 0;
  abstract readonly kind: string;
  constructor() {
    Shape.made++;
  }
  abstract area(): number;
  abstract scale(factor: number): this;
  static parse(text: string): Shape {
    const [kind, size] = text.split(" ");
    const make = makers[kind] ?? (() => { throw new Error(`no shape ${kind}`); });
    return make(Number(size));
  }
  static largest = (shapes: readonly Shape[]): Shape | undefined =>
    shapes.length ? shapes.reduce((a, b) => (b.area() > a.area() ? b : a)) : undefined;
  static kinds(): string[] {
    return Object.keys(makers).sort();
  }
  toString(): string {
    return `${this.kind}(${this.area().toFixed(2)})`;
  }
}
