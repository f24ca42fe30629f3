// Objects that get a class's methods without its constructor.
class Counter {
  count = 1;
  get() {
    return this.count;
  }
}
const bare = Object.create(Counter.prototype) as Counter;
console.log(bare.get(), bare.count, bare instanceof Counter, bare);
const filled = Object.assign(Object.create(Object.getPrototypeOf(new Counter())), { count: 9 });
console.log(filled.get(), filled);

class Shape {
  constructor(
    public name: string,
    public points: number[],
  ) {}
  clone(): this {
    const copy = Object.create(Object.getPrototypeOf(this));
    Object.assign(copy, this);
    return copy;
  }
  area() {
    return this.points.length;
  }
}
class Square extends Shape {
  constructor(public side: number) {
    super("square", [1, 2, 3, 4]);
  }
  area() {
    return this.side ** 2;
  }
}
const square = new Square(3);
const copy = square.clone();
copy.side = 4;
console.log(square.area(), copy.area(), copy instanceof Square, copy, copy.name);

const shadow = Object.create(square);
console.log(shadow.side, shadow.area(), Object.keys(shadow));
shadow.side = 1;
console.log(shadow.area(), square.side);

const literal = { __proto__: Counter.prototype, count: 7 } as any as Counter;
console.log(literal.get(), literal instanceof Counter);
const sealed = { value: 1 };
Reflect.preventExtensions(sealed);
try {
  (sealed as any).other = 2;
} catch (e) {
  console.log((e as Error).message);
}
sealed.value = 2;
console.log(sealed);
