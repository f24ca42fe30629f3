const { Store } = require("./store.cts");
const s = new Store<number>(); s.add(1); s.add(2);
console.log(s.items, s.size, s instanceof Store, s);
for (const x of s) console.log(x);
