// `this` in sloppy code: globalThis where a function is called without a receiver, the module's exports at the top.

const obj = {
  name: "o",
  greet() {
    return "hi " + this.name;
  },
  kind: function () {
    return typeof this;
  },
};
const greet = obj.greet;
console.log(greet(), obj.greet());
const kind = obj.kind;
console.log(kind(), obj.kind());

function plain(this: any) {
  return this === globalThis;
}
function strict(this: any) {
  "use strict";
  return this === undefined;
}
console.log(plain(), strict(), plain.call(null), plain.call(obj));

console.log(typeof this, this);
const arrow = () => typeof this;
console.log(arrow());

[1].forEach(function (this: any) {
  console.log(this === globalThis);
});
function nested(this: any) {
  const inner = () => this === globalThis;
  return inner();
}
console.log(nested(), nested.call(obj));

class Strict {
  method() {
    return this;
  }
}
const method = new Strict().method;
console.log(method());

function counter(this: any) {
  this.count = (this.count ?? 0) + 1;
  return this.count;
}
console.log(counter(), counter(), (globalThis as any).count, counter.call({ count: 9 }));
