interface Shape {
  area(): number;
  readonly name: string;
}
class Circle implements Shape {
  readonly name: string = "circle";
  constructor(private radius: number) {}
  area() {
    return Math.PI * this.radius ** 2;
  }
}
class Ring extends Circle {
  override readonly name = "ring";
  constructor(outer: number, private hole: number) {
    super(outer);
  }
  override area() {
    return super.area() - Math.PI * this.hole ** 2;
  }
}
class Square implements Shape {
  name = "square";
  constructor(public side: number) {}
  area() {
    return this.side * this.side;
  }
}
const shapes: Shape[] = [new Circle(1), new Ring(2, 1), new Square(3)];
for (const shape of shapes) console.log(shape.name, shape.area().toFixed(3));
console.log(shapes[1] instanceof Circle, shapes[0] instanceof Ring, shapes[2] instanceof Square);
console.log(shapes);
