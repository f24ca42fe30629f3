// Values, nesting, what is left out.
console.log(JSON.stringify({ a: 1, b: "two", c: [true, null], d: { e: 1.5 } }));
console.log(JSON.stringify([]), JSON.stringify({}), JSON.stringify(""), JSON.stringify(null));
console.log(JSON.stringify([NaN, Infinity, -Infinity, -0, 1e21, 1e-7]));
console.log(JSON.stringify({ skip: undefined, keep: null, list: [undefined] }));
console.log(JSON.stringify('quote " slash \\ newline \n tab \t bell \u0007 é € 😀'));
console.log(JSON.stringify({ 2: "b", 1: "a", z: 0, "key with space": 1 }));
console.log(JSON.stringify("\ud800 lone"));
console.log(JSON.stringify([[1, [2, [3]]], { a: { b: { c: {} } } }]));
console.log(JSON.stringify(true), JSON.stringify(12.5));
class Money {
  constructor(private cents: number) {}
  toJSON(): string {
    return (this.cents / 100).toFixed(2);
  }
}
console.log(JSON.stringify({ price: new Money(1250), list: [new Money(5)] }));
