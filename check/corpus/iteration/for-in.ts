const o: Record<string, number> = { z: 1, a: 2, 3: 3 };
for (const k in o) console.log(k, o[k]);
const list = ["a", "b"];
for (const i in list) console.log(i, typeof i, list[i]);
class Base {
  own = 1;
  method() {}
}
class Derived extends Base {
  more = 2;
}
for (const k in new Derived()) console.log(k);
let count = 0;
for (const _ in {}) count++;
console.log(count);
