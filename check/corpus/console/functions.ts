// Functions and classes as values.
function named(x: number): number {
  return x;
}
const arrow = (x: number) => x * 2;
class Base {}
class Derived extends Base {}
console.log(named, arrow);
console.log([named, arrow]);
console.log({ named, method() {}, short: (a: string) => a });
console.log(Base, Derived);
console.log([Base, Derived]);
