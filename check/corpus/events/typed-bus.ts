// A typed bus over EventEmitter: an interface of tuples names what each event carries.
import { EventEmitter } from "node:events";

interface ShopEvents {
  order: [id: number, items: readonly string[]];
  paid: [id: number, cents: number];
  closed: [];
}
class Bus<E extends { [K in keyof E]: unknown[] }> {
  readonly #emitter = new EventEmitter();
  readonly #seen = new Map<keyof E, number>();
  on<K extends keyof E & string>(name: K, handler: (...args: E[K]) => void): () => void {
    const wrapped = (...args: unknown[]): void => {
      this.#seen.set(name, (this.#seen.get(name) ?? 0) + 1);
      handler(...(args as E[K]));
    };
    this.#emitter.on(name, wrapped);
    return () => void this.#emitter.off(name, wrapped);
  }
  emit<K extends keyof E & string>(name: K, ...args: E[K]): boolean {
    return this.#emitter.emit(name, ...args);
  }
  counts(): string {
    return [...this.#seen].map(([name, n]) => `${String(name)}=${n}`).join(" ");
  }
}
const bus = new Bus<ShopEvents>();
const open = new Map<number, readonly string[]>();
const leave = bus.on("order", (id, items) => {
  open.set(id, items);
  console.log(`order ${id}: ${items.join(" + ")}`);
});
bus.on("paid", (id, cents) => {
  const items = open.get(id);
  console.log(items ? `paid ${(cents / 100).toFixed(2)} for ${items.length}` : `paid unknown ${id}`);
  if (open.delete(id) && open.size === 0) bus.emit("closed");
});
bus.on("closed", () => console.log("all settled"));
bus.emit("order", 1, ["tea", "scone"]);
bus.emit("order", 2, ["jam"]);
bus.emit("paid", 1, 725);
leave();
console.log(bus.emit("order", 3, ["lost"]));
bus.emit("paid", 3, 1);
console.log(bus.emit("paid", 2, 310), bus.counts());
