// new.target in a function tells how the function was called.

function Point(this: any, x: number, y: number): any {
  if (!new.target) {
    return new (Point as any)(x, y);
  }
  this.x = x;
  this.y = y;
}
Point.prototype.norm = function () {
  return Math.hypot(this.x, this.y);
};

const made = new (Point as any)(3, 4);
const called = (Point as any)(6, 8);
console.log(made.norm(), called.norm(), called instanceof Point, called);

function Strict(this: any) {
  if (new.target === undefined) {
    throw new TypeError("Strict must be called with new");
  }
  this.by = new.target.name;
}
console.log(new (Strict as any)());
try {
  (Strict as any)();
} catch (error) {
  console.log(String(error));
}

// Without new.target: the receiver is asked.
function Safe(this: any, value: unknown): any {
  if (!(this instanceof Safe)) {
    return new (Safe as any)(value);
  }
  this.value = value;
}
console.log((Safe as any)(1), new (Safe as any)(2), (Safe as any).call(undefined, 3));
