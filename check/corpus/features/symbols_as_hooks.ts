// Symbols that the language asks for.
class Celsius {
  constructor(private degrees: number) {}
  [Symbol.toPrimitive](hint: string) {
    return hint === "string" ? `${this.degrees}°C` : this.degrees;
  }
  get [Symbol.toStringTag]() { return "Celsius"; }
}
const c = new Celsius(21);
console.log(`${c}`, +c + 1, c > (20 as unknown as Celsius), Object.prototype.toString.call(c));
class Even {
  static [Symbol.hasInstance](n: unknown) { return typeof n === "number" && n % 2 === 0; }
}
console.log((2 as unknown) instanceof Even, (3 as unknown) instanceof Even);
const range = {
  from: 1, to: 4,
  *[Symbol.iterator]() {
    for (let n = this.from; n <= this.to; n++) yield n;
  },
};
console.log([...range], Math.max(...range), Array.from(range, (n) => n * n));
const secret = Symbol("secret");
const box = { [secret]: 1, open: 2, [Symbol.for("shared")]: 3 };
console.log(box[secret], Object.keys(box), JSON.stringify(box), secret.toString(), secret.description, Symbol.keyFor(Symbol.for("shared")));
console.log(box, typeof secret, Object.getOwnPropertySymbols(box).length, secret in box);
