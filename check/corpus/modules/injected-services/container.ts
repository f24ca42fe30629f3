import type { Token } from "./tokens.ts";
type Provider<T> = (container: Container) => T;

export class Container {
  readonly #providers = new Map<Token<any>, Provider<any>>();
  readonly #made = new Map<Token<any>, unknown>();
  readonly #busy: Set<Token<any>>;
  constructor(private readonly parent?: Container) {
    this.#busy = parent ? parent.#busy : new Set();
  }
  bind<T>(token: Token<T>, provider: Provider<T>): this {
    this.#providers.set(token, provider);
    return this;
  }
  get<T>(token: Token<T>): T {
    if (this.#made.has(token)) return this.#made.get(token) as T;
    const provider: Provider<T> | undefined = this.#providers.get(token);
    if (!provider) {
      if (this.parent) return this.parent.get(token);
      throw new Error(`nothing provides ${token.name}`);
    }
    if (this.#busy.has(token)) throw new Error(`cycle: ${[...this.#busy, token].map((t) => t.name).join(" > ")}`);
    this.#busy.add(token);
    try {
      const made = provider(this);
      this.#made.set(token, made);
      return made;
    } finally {
      this.#busy.delete(token);
    }
  }
  child = (): Container => new Container(this);
}
