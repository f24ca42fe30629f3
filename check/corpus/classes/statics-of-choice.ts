abstract class Animal { static kind = "animal"; static make(): Animal { return new Dog("rex"); } constructor(public name: string) {} abstract speak(): string; }
class Dog extends Animal { static kind = "dog"; static make() { return new Dog("rex"); } speak() { return "woof"; } }
class Cat extends Animal { static kind = "cat"; static make() { return new Cat("tom"); } speak() { return "meow"; } }
const C = Math.random() > 2 ? Dog : Cat;
console.log(C.kind, C.make().speak());
function f(k: typeof Animal) { return k.kind + k.make().speak(); }
console.log(f(Dog), f(Cat), f(Animal));
class P { static count = 0; static inc() { return ++this.count; } bump() { return (this.constructor as typeof P).inc(); } static create() { return new this(); } }
class Q extends P { static count = 10; }
console.log(new P().bump(), new Q().bump(), P.count, Q.count, Q.create());
