// Derived.count would be a property of its own, beside that of Base.
class Base {
  static count = 0;
  static increase(): void {
    this.count++;
  }
}
class Derived extends Base {}

Base.increase();
Derived.increase();
