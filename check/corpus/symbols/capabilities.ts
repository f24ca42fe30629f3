// Symbols as capabilities: unforgeable keys, well-known hooks on one class, and what reflection shows.
const reveal = Symbol("reveal");
const debug = Symbol.for("app.debug");
interface Revealing {
  [reveal](by: string): string;
}
class Vault implements Revealing, Iterable<string> {
  #opened: string[] = [];
  static [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === "object" && value !== null && reveal in value;
  }
  constructor(private readonly content: string) {}
  [reveal](by: string): string {
    this.#opened.push(by);
    return this.content;
  }
  get [Symbol.toStringTag](): string {
    return `Vault of ${this.content.length}`;
  }
  get [debug](): number {
    return this.#opened.length;
  }
  [Symbol.iterator](): IterableIterator<string> {
    return this.#opened.values();
  }
}
const vault = new Vault("gold");
const lookalike = { [reveal]: (by: string) => `nothing for ${by}`, [Symbol.toStringTag]: "Fake" };
for (const holder of [vault, lookalike] as Revealing[]) console.log(holder[reveal]("ann"), `${holder}`, holder instanceof Vault);
vault[reveal]("bob");
console.log([...vault], vault[debug], vault[Symbol.for("app.debug") as typeof debug], ({} as object) instanceof Vault);
console.log(reveal.description, reveal.toString(), Symbol.keyFor(debug), Symbol.keyFor(reveal));
console.log(Object.getOwnPropertySymbols(lookalike).map(String), Object.keys(lookalike), JSON.stringify(lookalike));
console.log(Object.prototype.toString.call(vault), Reflect.has(vault, reveal), Object.hasOwn(vault, reveal));
const key: unique symbol = Symbol();
const record: { [key]?: number; plain: string } = { plain: "p" };
record[key] = (record[key] ?? 0) + 5;
const { [key]: taken, ...rest } = record;
console.log(taken, rest, key in rest, key.description);
try {
  console.log(`${key as unknown as string}`);
} catch (error) {
  console.log((error as Error).name);
}
