// Async functions, arrows, methods; what they give and when.
async function plain(): Promise<number> {
  return 1;
}
const arrow = async (a: number, b = 2) => a + b;
const expression = async function (text: string): Promise<string> {
  return text.toUpperCase();
};
class Store {
  private items = new Map<string, number>();
  async set(key: string, value: number): Promise<this> {
    await null;
    this.items.set(key, value);
    return this;
  }
  async get(key: string): Promise<number | undefined> {
    const value = this.items.get(key);
    await Promise.resolve();
    return value;
  }
  static async open(): Promise<Store> {
    const store = new Store();
    await store.set("first", 1);
    return store;
  }
}
const object = {
  name: "object",
  async greet(who: string) {
    await null;
    return `${this.name} greets ${who}`;
  },
};
async function nothing(): Promise<void> {
  await null;
}

async function main(): Promise<void> {
  console.log(await plain(), await arrow(1), await arrow(1, 5), await expression("text"));
  const store = await Store.open();
  console.log(await store.get("first"), await store.get("second"));
  console.log(await object.greet("you"));
  console.log(await nothing(), await 5, await "plain", await [1, 2]);
  console.log(typeof plain(), plain() instanceof Promise);
}
console.log("before");
main().then(() => console.log("done"));
console.log("after");
