abstract class Animal {
  constructor(protected name: string) {}
  abstract sound(): string;
  speak(): string {
    return `${this.name} says ${this.sound()}`;
  }
}
class Dog extends Animal {
  sound() {
    return "woof";
  }
}
class Puppy extends Dog {
  sound() {
    return super.sound() + "!";
  }
  speak() {
    return super.speak().toUpperCase();
  }
}
class Cat extends Animal {
  sound = () => "meow";
}
const animals: Animal[] = [new Dog("Rex"), new Puppy("Bit"), new Cat("Tom")];
for (const animal of animals) console.log(animal.speak());
