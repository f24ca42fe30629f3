// Classes that extend EventEmitter.
import EventEmitter from "events";

class Store extends EventEmitter {
  private items = new Map<string, number>();
  static readonly limit = 3;

  constructor(readonly name: string) {
    super();
  }

  add(key: string, count = 1): this {
    const total = (this.items.get(key) ?? 0) + count;
    this.items.set(key, total);
    this.emit("change", key, total);
    if (this.items.size > Store.limit) this.emit("full", { name: this.name, size: this.items.size });
    return this;
  }
}

class LoudStore extends Store {
  heard = 0;
  override emit(event: string | symbol, ...args: any[]): boolean {
    this.heard++;
    console.log("emit", event, args);
    return super.emit(event, ...args);
  }
}

const store = new Store("a");
store.on("change", (key: string, total: number) => console.log(`${key} is now ${total}`));
store.once("full", (info: { name: string; size: number }) => console.log("full:", info.name, info.size));
store.add("x").add("y").add("x", 4).add("z").add("w").add("v");

const loud = new LoudStore("b");
loud.on("change", function (this: Store, key: string) {
  console.log("this is", this.name, this === loud, key);
});
loud.add("q", 2);
console.log(loud.heard, loud instanceof Store, loud instanceof EventEmitter);

function watch(emitter: EventEmitter, name: string): () => number {
  let count = 0;
  emitter.on(name, () => count++);
  return () => count;
}
const plain = new EventEmitter();
const plainCount = watch(plain, "tick");
const storeCount = watch(store, "change");
plain.emit("tick");
plain.emit("tick");
store.add("x");
console.log(plainCount(), storeCount());

class Empty extends EventEmitter {}
console.log(new Empty());
console.log(new EventEmitter());
