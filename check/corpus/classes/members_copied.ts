// Mixins of the old kind: the members of prototypes, copied by name or by descriptor.

class Jumps {
  jump(): string {
    return `${(this as any).name} jumps`;
  }
}

class Swims {
  depth = 3;
  swim(): string {
    return `${(this as any).name} swims`;
  }
  get wet(): boolean {
    return (this as any).name === "frog";
  }
}

class Animal {
  name: string;
  constructor(name: string) {
    this.name = name;
  }
}
interface Animal extends Jumps, Omit<Swims, "depth"> {}

function applyMixins(derived: any, bases: any[]): void {
  for (const base of bases) {
    for (const name of Object.getOwnPropertyNames(base.prototype)) {
      if (name !== "constructor") {
        const descriptor = Object.getOwnPropertyDescriptor(base.prototype, name)!;
        Object.defineProperty(derived.prototype, name, descriptor);
      }
    }
  }
}
applyMixins(Animal, [Jumps, Swims]);

const frog = new Animal("frog");
const dog = new Animal("dog");
console.log(frog.jump(), frog.swim(), frog.wet, dog.wet);
console.log(Object.keys(frog), Object.getOwnPropertyNames(Animal.prototype), frog.constructor.name);

// Objects of functions, assigned to a prototype.
const Comparable = {
  compareTo(this: { name: string }, other: { name: string }) {
    return this.name < other.name ? -1 : 1;
  },
};
const Printable = {
  print(this: object) {
    return JSON.stringify(this);
  },
};
interface Animal {
  compareTo(other: Animal): number;
  print(): string;
}
Object.assign(Animal.prototype, Comparable, Printable);
console.log(frog.compareTo(dog), dog.compareTo(frog), dog.print());

// What descriptors say of a class's members.
class Temperature {
  static count = 0;
  celsius = 0;
  get fahrenheit(): number {
    return this.celsius * 1.8 + 32;
  }
  set fahrenheit(value: number) {
    this.celsius = (value - 32) / 1.8;
  }
  reset(): void {
    this.celsius = 0;
  }
}
for (const name of Object.getOwnPropertyNames(Temperature.prototype)) {
  const found = Object.getOwnPropertyDescriptor(Temperature.prototype, name)!;
  console.log(name, typeof found.value, typeof found.get, typeof found.set, found.enumerable, found.configurable);
}
const warm = new Temperature();
warm.fahrenheit = 212;
console.log(warm, warm.fahrenheit, Object.getOwnPropertyDescriptor(warm, "celsius"));
