class Animal { static count = 0; name: string; constructor(name?: string) { if (!name) throw new TypeError("name"); this.name = name; Animal.count++; } speak() { return this.name + " makes a sound"; } }
class Dog extends Animal { speak() { return super.speak() + ": woof"; } static create(n: string) { return new Dog(n); } }
module.exports.Animal = Animal; exports.Dog = Dog;
