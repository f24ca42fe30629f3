// Classes and functions that deal in any.
class Bag {
  [key: string]: any;
  constructor(init: any) {
    Object.assign(this, init);
  }
  get(k: string) { return this[k]; }
}
const b = new Bag({ a: 1, nested: { deep: [1, 2, { x: "y" }] } });
b.c = "added";
b.method = function (n: number) { return n + this.a; };
console.log(b.get("a"), b.nested.deep[2].x, b.method(5), b.c.length, Object.keys(b));
console.log(b.get("zzz")?.foo);
function call(f: any, ...args: any[]) { return f(...args); }
console.log(call(Math.max, 1, 5, 3), call((s: string) => s.length, "four"), call(String, 12), call(parseInt, "12px"));
const anyv: any = { list: [3, 1, 2] };
anyv.list.sort();
anyv.list.push(9);
anyv.count ??= 7;
anyv.count += 1;
anyv.count++;
console.log(anyv, anyv.list.indexOf(9), anyv?.nope?.nada);
try {
  anyv.nope.nada;
}
catch (e: any) {
  console.log(e.constructor.name, e.message);
}
try {
  anyv.nofn();
}
catch (e: any) {
  console.log(e.name + ": " + e.message);
}
try {
  anyv.list.foo.bar();
}
catch (e: any) {
  console.log(e.message);
}
