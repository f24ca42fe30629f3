// Accessors overridden in part, super accessors, static accessors, accessors on prototypes seen by for-in.
class Temp {
  protected _c = 0;
  static units = ["C"];
  get celsius() {
    return this._c;
  }
  set celsius(v: number) {
    if (v < -273.15) throw new RangeError("too cold");
    this._c = v;
  }
  get fahrenheit(): number {
    return (this._c * 9) / 5 + 32;
  }
  set fahrenheit(f) {
    this.celsius = ((f - 32) * 5) / 9;
  }
  static get count() {
    return this.units.length;
  }
  static set count(n) {
    this.units.length = n;
  }
}
class Logged extends Temp {
  log: string[] = [];
  override get celsius() {
    this.log.push("get");
    return super.celsius;
  }
  override set celsius(v) {
    this.log.push("set " + v);
    super.celsius = v;
  }
  static override get count() {
    return super.count * 10;
  }
  static override set count(n: number) {
    super.count = n;
  }
}
const t = new Logged();
t.celsius = 100;
t.fahrenheit = 50;
t.celsius += 5;
t.celsius++;
console.log(t.celsius, t.fahrenheit, t.log, t);
try {
  t.celsius = -300;
} catch (e) {
  console.log((e as Error).message);
}
console.log(
  Temp.count,
  Logged.count,
  (Temp.count = 3),
  Temp.units,
  Object.keys(t),
  "celsius" in t,
  Object.hasOwn(t, "celsius"),
);
for (const k in t) console.log(k);
const d = Object.getOwnPropertyDescriptor(Temp.prototype, "celsius")!;
console.log(typeof d.get, typeof d.set, d.enumerable, d.configurable);
class ReadOnly {
  get x() {
    return 1;
  }
}
const r = new ReadOnly();
try {
  (r as any).x = 2;
  console.log("no error");
} catch (e) {
  console.log((e as Error).message);
}
console.log(r.x);
class WriteOnly {
  v = 0;
  set x(n: number) {
    this.v = n * 2;
  }
}
const w = new WriteOnly();
w.x = 4;
console.log(w.x, w.v);
const lazy = {
  get value() {
    Object.defineProperty(this, "value", { value: "computed", writable: false });
    console.log("computing");
    return "computed";
  },
};
console.log(lazy.value, lazy.value);
abstract class Shape {
  abstract get area(): number;
  get label() {
    return `${this.constructor.name}: ${this.area.toFixed(1)}`;
  }
}
class Sq extends Shape {
  constructor(public s: number) {
    super();
  }
  get area() {
    return this.s ** 2;
  }
}
class Un extends Sq {
  override get area() {
    return 1;
  }
}
console.log([new Sq(2), new Un(5)].map((s) => s.label));
export {};
