export class Token<T> {
  declare private readonly brand: T;
  constructor(readonly name: string) {}
}
export interface Greeter {
  greet(name: string): string;
}
export const Greeter = new Token<Greeter>("Greeter");
export const Clock = new Token<() => number>("Clock");
export const Log = new Token<string[]>("Log");
