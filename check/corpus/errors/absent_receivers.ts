// Methods, accessors and fields of what turns out to be null or undefined.
abstract class Shape {
  next?: Shape;
  abstract area(): number;
  double() {
    return this.area() * 2;
  }
}

class Square extends Shape {
  constructor(private side: number) {
    super();
  }
  area() {
    return this.side ** 2;
  }
}

class Unit extends Shape {
  area() {
    return 3;
  }
}

function attempt(work: () => unknown) {
  try {
    console.log(work());
  } catch (error) {
    console.log(`${(error as Error).name}: ${(error as Error).message}`);
  }
}

const shapes: Shape[] = [new Square(2), new Unit()];
const first = shapes[0]!;
attempt(() => first.area());
attempt(() => first.next!.area());
attempt(() => shapes[7]!.area());
attempt(() => shapes.find((shape) => shape.area() > 100)!.double());

let late!: Shape;
attempt(() => late.area());
if (shapes.length === 2) late = shapes[1]!;
attempt(() => late.area());

const byName: Record<string, Shape> = { a: first };
attempt(() => byName["zz"]!.area());
attempt(() => byName.a!.area());

function area(shape: Shape | null) {
  return shape!.area();
}
attempt(() => area(null));
attempt(() => area(first));

class Holder {
  shape: Shape | undefined;
  get(): Shape {
    return this.shape!;
  }
}
const holder = new Holder();
attempt(() => holder.get().area());
attempt(() => holder.shape!.double());
holder.shape = first;
attempt(() => holder.get().double());

interface Runner {
  run(): string;
}
class One implements Runner {
  run() {
    return "one";
  }
}
class Two implements Runner {
  run() {
    return "two";
  }
}
const runners = new Map<number, Runner>([
  [1, new One()],
  [2, new Two()],
]);
attempt(() => runners.get(1)!.run());
attempt(() => runners.get(3)!.run());

class Animal {
  constructor(public name: string) {}
  get label() {
    return this.name;
  }
  set label(text: string) {
    this.name = text;
  }
  speak() {
    return `${this.name} makes a sound`;
  }
}
class Dog extends Animal {
  override get label() {
    return `dog ${this.name}`;
  }
  override set label(text: string) {
    this.name = text.toUpperCase();
  }
  override speak() {
    return `${this.name} barks`;
  }
}
const animals: (Animal | undefined)[] = [new Dog("Rex"), undefined, new Animal("Tom")];
for (const animal of animals) attempt(() => animal!.speak());
const speak = (animal: Animal) => animal.speak();
attempt(() => speak(animals[9]!));
attempt(() => speak(null as any));
attempt(() => speak(JSON.parse("{}").animal));
attempt(() => animals[1]!.label);
attempt(() => (animals[1]!.label = "x"));
attempt(() => (animals[0]!.label = "x"));
attempt(() => (animals[1]!.label += "x"));
attempt(() => animals[1]!.name.length);
attempt(() => ((animals[1] as any).name = "x"));

const grid: number[][] = [[1, 2]];
let index = 5;
attempt(() => grid[5]![3]);
attempt(() => grid[5]![index++]);
attempt(() => (grid[index]![2] = 4));
attempt(() => grid[index]![1]!++);
attempt(() => grid[index]!.length);
attempt(() => grid[index]!.push(3));
attempt(() => grid[0]![9]!.toFixed(2));
attempt(() => new Map<string, number[]>().get("q")![0]);
