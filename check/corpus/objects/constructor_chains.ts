// Prototypes in a chain: Object.create, Object.setPrototypeOf, calls of the constructor above.

function Shape(this: any, name: string) {
  this.name = name;
}
Shape.prototype.area = function () {
  return 0;
};
Shape.prototype.toString = function () {
  return `${this.constructor.name} ${this.name} ${this.area()}`;
};

function Circle(this: any, r: number) {
  (Shape as any).call(this, "round");
  this.r = r;
}
Circle.prototype = Object.create(Shape.prototype, {
  constructor: { value: Circle, writable: true, configurable: true },
});
Circle.prototype.area = function () {
  return 3 * this.r ** 2;
};

function Square(this: any, side: number) {
  (Shape as any).apply(this, ["with corners"]);
  this.side = side;
}
Object.setPrototypeOf(Square.prototype, Shape.prototype);
Square.prototype.area = function () {
  return this.side ** 2;
};
Square.prototype.toString = function () {
  return "[" + Shape.prototype.toString.call(this) + "]";
};

const shapes: any[] = [new (Circle as any)(1), new (Square as any)(2), new (Shape as any)("none")];
for (const shape of shapes) {
  console.log(String(shape), shape instanceof Circle, shape instanceof Square, shape instanceof Shape);
}
console.log(shapes);
console.log(Circle.prototype instanceof Shape, Shape.prototype.isPrototypeOf(shapes[1]));

// Without constructors at all.
const animal = {
  sound: "...",
  speak(this: any) {
    return `${this.name} says ${this.sound}`;
  },
};
const dog = Object.create(animal, { sound: { value: "woof", enumerable: true } });
const puppy = Object.create(dog);
puppy.name = "Rex";
console.log(puppy.speak(), animal.isPrototypeOf(puppy), Object.keys(puppy));
const seen: string[] = [];
for (const key in puppy) {
  seen.push(key);
}
console.log(seen, puppy);

// What inherits is looked up when it is asked for.
animal.sound = "hm";
const cat = Object.create(animal);
cat.name = "Tom";
console.log(cat.speak(), dog.sound);
try {
  dog.sound = "miau";
} catch (error) {
  console.log((error as Error).message);
}
