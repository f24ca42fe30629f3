// Namespaces in several declarations, nested ones, those merged with functions, classes and enums.
namespace Shapes {
  export const unit = 1;
  export function area(side: number) {
    return side * side * unit;
  }
  export namespace Round {
    export const pi = 3;
  }
}
namespace Shapes {
  export const big = Shapes.unit + 10;
  export class Square {
    side = big;
  }
}
console.log(Shapes.unit, Shapes.big, Shapes.area(3), Shapes.Round.pi, new Shapes.Square().side);

namespace Outer.Inner.Deep {
  export let count = 4;
  export function increase() {
    count++;
  }
}
Outer.Inner.Deep.increase();
console.log(Outer.Inner.Deep.count);

function greet() {
  return "hello";
}
namespace greet {
  export const language = "en";
}
console.log(greet(), greet.language);

class Counter {
  static first = 1;
}
namespace Counter {
  export const second = 2;
}
console.log(Counter.first, Counter.second);

enum Level {
  Low,
}
namespace Level {
  export function label(level: Level) {
    return `level ${level}`;
  }
}
console.log(Level.label(Level.Low));

const shapes = Shapes;
console.log(shapes.unit, shapes.area(2), Object.keys(shapes), Shapes.Round);
