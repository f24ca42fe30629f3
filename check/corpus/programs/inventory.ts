// An inventory with a report.
interface Item {
  sku: string;
  qty: number;
  price: number;
  tags?: readonly string[];
}
class OutOfStock extends Error {
  override name = "OutOfStock";
  constructor(readonly sku: string, readonly wanted: number, readonly have: number) {
    super(`${sku}: wanted ${wanted}, have ${have}`);
  }
}
class Inventory {
  #items = new Map<string, Item>();
  static #count = 0;
  readonly id = ++Inventory.#count;
  add(...items: Item[]) {
    for (const it of items) {
      const cur = this.#items.get(it.sku);
      if (cur)
        cur.qty += it.qty;
      else
        this.#items.set(it.sku, { ...it });
    }
    return this;
  }
  remove(sku: string, n = 1) {
    const it = this.#items.get(sku);
    if (!it || it.qty < n)
      throw new OutOfStock(sku, n, it?.qty ?? 0);
    if ((it.qty -= n) === 0)
      this.#items.delete(sku);
  }
  get total() {
    let t = 0;
    for (const { qty, price } of this.#items.values())
      t += qty * price;
    return Math.round(t * 100) / 100;
  }
  byTag() {
    const m: Record<string, string[]> = {};
    for (const [sku, { tags = ["none"] }] of this.#items)
      for (const t of tags)
        (m[t] ??= []).push(sku);
    return m;
  }
  report() {
    const rows = [...this.#items.values()].map((i) => [i.sku, String(i.qty), i.price.toFixed(2)]);
    const w = [0, 1, 2].map((c) => Math.max(...rows.map((r) => r[c].length)));
    return rows.map((r) => r.map((v, c) => (c ? v.padStart(w[c]) : v.padEnd(w[c]))).join(" | ")).join("\n");
  }
  [Symbol.iterator]() { return this.#items.entries(); }
  static isInv(x: unknown): x is Inventory {
    return typeof x === "object" && x !== null && #items in x;
  }
}
const inv = new Inventory().add({ sku: "apple", qty: 10, price: 0.5, tags: ["fruit"] }, { sku: "kiwi", qty: 3, price: 1.25, tags: ["fruit", "green"] }, { sku: "soap", qty: 1, price: 2 });
inv.add({ sku: "apple", qty: 5, price: 0.5 });
inv.remove("soap");
try {
  inv.remove("kiwi", 9);
}
catch (e) {
  if (e instanceof OutOfStock)
    console.log(e.name, e.message, e.have, String(e));
}
console.log(inv.total, inv.byTag(), inv.id, new Inventory().id, Inventory.isInv(inv), Inventory.isInv({}));
console.log(inv.report());
for (const [k, { qty }] of inv)
  console.log(k, qty);
console.log(inv);
