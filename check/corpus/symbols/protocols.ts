// What the language looks up by well-known symbols.
class Money {
  constructor(public amount: number) {}
  [Symbol.toPrimitive](hint: string): string | number {
    return hint === "number" ? this.amount : hint === "string" ? `$${this.amount}` : "default";
  }
}
const money = new Money(3);
console.log(+money, `${money}`, money + "", (money as any) * 2);

const price = {
  amount: 5,
  [Symbol.toPrimitive](hint: string) {
    return hint === "number" ? this.amount : "?" + this.amount;
  },
};
console.log(+price, `${price}`, price + "");

class Even {
  static [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === "number" && value % 2 === 0;
  }
}
console.log((2 as any) instanceof Even, (3 as any) instanceof Even);

const named = {
  get [Symbol.toStringTag]() {
    return "Named";
  },
};
console.log(String(named), Object.prototype.toString.call(named), typeof Symbol.iterator, Symbol.iterator);

const RED = Symbol("red");
const BLUE = Symbol("blue");
function name(color: symbol): string {
  switch (color) {
    case RED:
      return "red";
    case BLUE:
      return "blue";
    default:
      return "?";
  }
}
console.log(name(RED), name(BLUE), name(Symbol()), new Map([[RED, 1]]).get(RED));
try {
  console.log(`${RED as any}`);
} catch (error) {
  console.log((error as Error).message);
}
