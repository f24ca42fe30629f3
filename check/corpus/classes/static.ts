class Registry {
  static count = 0;
  static readonly limit = 3;
  static #names: string[] = [];
  static add(name: string): boolean {
    if (Registry.count >= this.limit) return false;
    Registry.#names.push(name);
    this.count++;
    return true;
  }
  static get names() {
    return this.#names.join("+");
  }
  static {
    Registry.add("first");
  }
}
console.log(Registry.add("a"), Registry.add("b"), Registry.add("c"), Registry.names, Registry.count);
class Base {
  static create() {
    return new this();
  }
  who() {
    return "base";
  }
}
console.log(Base.create().who());
