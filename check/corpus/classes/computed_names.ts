// Names of members that are known when the class is declared, and not before.

const order: string[] = [];
let made = 0;

function name(text: string): string {
  made++;
  order.push(text);
  return text + made;
}

const tag = Symbol("tag");
const verbs = ["get", "post"];

class Api {
  log: string[] = [];
  static [name("static")] = order.length;
  [verbs[0]](url: string) {
    this.log.push(`${verbs[0]} ${url}`);
    return this;
  }
  [name("field")] = made;
  get [name("getter")]() {
    return this.log.length;
  }
  set [name("setter")](value: string) {
    this.log.push("set " + value);
  }
  static [name("make")](count = 1) {
    return Array.from({ length: count }, () => new Api());
  }
  *[name("each")]() {
    yield* this.log;
  }
  async [name("later")]() {
    return this.log.join(", ");
  }
  [tag]() {
    return "by symbol";
  }
}

console.log(order, made);
const api: any = new Api();
console.log(api.get("/x").get("/y").log, api.getter3, api.field2);
api.setter4 = "z";
console.log(api.log, [...api.each6()], api[tag]());
console.log((Api as any).static1, (Api as any).make5(2).length, api.get.name, api.each6.name, (Api as any).make5.length);
console.log(Object.getOwnPropertyNames(Api.prototype), Object.keys(api));
api.later7().then((text: string) => console.log("later:", text));

for (const key in api) {
  console.log("enumerable:", key);
}
const found = Object.getOwnPropertyDescriptor(Api.prototype, "getter3")!;
console.log(typeof found.get, typeof found.set, found.enumerable, found.configurable);

// Inherited, overridden, and with private members inside.
const shared = ["area", "perimeter"].map((word) => word.toUpperCase());
class Square {
  #side = 2;
  [shared[0]]() {
    return this.#side ** 2;
  }
  [shared[1]]() {
    return this.#side * 4;
  }
}
class Doubled extends Square {
  [shared[0]]() {
    return 99;
  }
}
for (const shape of [new Square(), new Doubled()] as any[]) {
  console.log(shape.AREA(), shape.PERIMETER(), shared[1] in shape, shape instanceof Square);
}
