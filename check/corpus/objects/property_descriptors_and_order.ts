// defineProperty, freeze, seal, enumerability, symbols, key order, groupBy, entries round trips, prototypes.
const o: any = {};
Object.defineProperty(o, "hidden", { value: 1 });
Object.defineProperty(o, "acc", {
  get() {
    return this.hidden + 1;
  },
  set(v) {
    this.stored = v;
  },
  enumerable: true,
  configurable: true,
});
Object.defineProperties(o, {
  w: { value: 3, writable: true, enumerable: true },
  [Symbol.for("s")]: { value: 4, enumerable: true },
});
console.log(
  o,
  Object.keys(o),
  o.acc,
  (o.acc = 9),
  o.stored,
  JSON.stringify(o),
  Object.getOwnPropertyNames(o),
  Object.getOwnPropertySymbols(o),
  Reflect.ownKeys(o),
);
try {
  o.hidden = 5;
} catch (e) {
  console.log((e as Error).message);
}
try {
  delete o.hidden;
} catch (e) {
  console.log((e as Error).message);
}
console.log(
  Object.getOwnPropertyDescriptor(o, "hidden"),
  Object.getOwnPropertyDescriptor(o, "acc"),
  o.propertyIsEnumerable("acc"),
);
const fr = Object.freeze({ a: 1, in: { b: 2 } });
for (const f of [
  () => {
    (fr as any).a = 2;
  },
  () => {
    (fr as any).z = 1;
  },
  () => {
    delete (fr as any).a;
  },
  () => {
    fr.in.b = 3;
    return "ok";
  },
  () => {
    Object.defineProperty(fr, "q", { value: 1 });
  },
])
  try {
    console.log(f(), fr);
  } catch (e) {
    console.log((e as Error).message);
  }
const sealed = Object.seal({ s: 1 } as any);
sealed.s = 2;
try {
  sealed.t = 1;
} catch (e) {
  console.log((e as Error).message);
}
console.log(
  sealed,
  Object.isSealed(sealed),
  Object.isFrozen(sealed),
  Object.isExtensible(sealed),
  Object.isFrozen("x"),
  Object.isFrozen(fr),
);
const ne = Object.preventExtensions({ a: 1 } as any);
try {
  ne.b = 1;
} catch (e) {
  console.log((e as Error).message);
}
const fa = Object.freeze([1, 2]);
try {
  (fa as any).push(3);
} catch (e) {
  console.log((e as Error).message);
}
try {
  (fa as any)[0] = 3;
} catch (e) {
  console.log((e as Error).message);
}
const order = { z: 1, 2: "b", a: 2, 1: "a", [Symbol("q")]: 3, "-1": "neg", "1.5": "f", 10: "c" };
console.log(Object.keys(order), JSON.stringify(order), order);
console.log(
  Object.fromEntries(Object.entries({ a: 1, b: 2 }).map(([k, v]) => [k + k, v * 2])),
  Object.entries([7, 8]),
  Object.values("ab"),
  Object.assign({ a: 1 }, null, { b: 2 }, "xy", [9]),
  Object.groupBy([1, 2, 3, 4], (n) => (n % 2 ? "odd" : "even")),
  Map.groupBy([1, 2, 3], (n) => n > 1),
);
const base = {
    greet() {
      return "base " + (this as any).n;
    },
  },
  derived = Object.create(base, { n: { value: 7, enumerable: true } });
console.log(
  derived.greet(),
  Object.getPrototypeOf(derived) === base,
  base.isPrototypeOf(derived),
  derived,
  Object.hasOwn(derived, "greet"),
  "greet" in derived,
);
const sup = {
  __proto__: base,
  greet() {
    return "sup " + super.greet();
  },
  n: 1,
} as any;
console.log(sup.greet(), Object.is(NaN, NaN), Object.is(0, -0));
class P {
  m() {
    return 1;
  }
}
(P.prototype as any).extra = function () {
  return this.m() + 1;
};
console.log((new P() as any).extra(), Object.getOwnPropertyNames(P.prototype));
const dict = Object.create(null);
dict.x = 1;
console.log(dict, "toString" in dict, Object.keys(dict));
Object.setPrototypeOf(dict, { inherited: true });
console.log(dict.inherited, Object.entries(dict));
const counter = {
  c: 0,
  get next() {
    return ++this.c;
  },
};
const snap = { ...counter };
console.log(
  snap,
  counter.next,
  counter.next,
  snap.next,
  structuredClone({ a: [1, { b: new Date(0) }] }),
);
export {};
