// new.target and constructor: the class of the object that is being made.
class Shape {
  readonly kind: string;
  constructor() {
    this.kind = new.target.name;
    const again = () => new.target === Shape;
    console.log(again(), new.target === Shape, this.constructor === new.target);
  }
  clone() {
    return new (this.constructor as new () => Shape)();
  }
}
class Circle extends Shape {}
console.log(new Shape().kind, new Circle().kind, new Circle().clone() instanceof Circle);

class Template {
  constructor() {
    if (new.target === Template) throw new TypeError("Template is abstract");
  }
}
class Concrete extends Template {}
console.log(new Concrete());
try {
  console.log(new Template());
} catch (error) {
  console.log(String(error));
}

abstract class Base {
  constructor() {
    if (this.constructor === Base) throw new Error("cannot be");
  }
}
class Leaf extends Base {}
console.log(new Leaf().constructor.name);
