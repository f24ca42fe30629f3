// Accessors with computed names beside ordinary ones.
const prefix = "item";
const store = {
  count: 1,
  get total() { return this.count * 2; },
  set total(value) { this.count = value / 2; },
  get [prefix + 1]() { return "first"; },
  get [prefix + 2]() { return "second"; },
};
store.total = 10;
console.log(store.count, store.total, store.item1, store["item" + 2]);
console.log(store, Object.keys(store));
