// Objects that say how they are inspected.
import { inspect, type InspectOptions } from "node:util";

class Money {
  constructor(private amount: number, private unit: string) {}
  [inspect.custom](depth: number, options: InspectOptions): string {
    return `Money<${this.amount} ${this.unit}>`;
  }
}

class Box {
  constructor(readonly content: unknown) {}
  [inspect.custom](depth: number, options: InspectOptions, inspector: typeof inspect): string {
    if (depth < 0) return "[Box]";
    return `Box(${inspector(this.content, { ...options, depth: options.depth === null ? null : (options.depth ?? 2) - 1 })})`;
  }
}

console.log(new Money(3, "EUR"), [new Money(1, "USD")], { price: new Money(2, "CHF") });
console.log(inspect(new Money(4, "JPY")), inspect(new Money(5, "GBP"), { customInspect: false }));
console.log(new Box({ a: 1 }), new Box(new Box([1, "two"])));
console.log(`${inspect.custom.toString()}`);
