// Mixins over constraints, interfaces merged with classes, structural typing, this types, fluent builders.
type Ctor<T = {}> = new (...a: any[]) => T;
const Timed = <B extends Ctor>(Base: B) =>
  class extends Base {
    created = 42;
    age(now: number) {
      return now - this.created;
    }
  };
const Named = <B extends Ctor<{ name: string }>>(Base: B) =>
  class Named extends Base {
    get shout() {
      return this.name.toUpperCase();
    }
    toString() {
      return `<${this.name}>`;
    }
  };
class User {
  constructor(public name: string) {}
  greet() {
    return "hi " + this.name;
  }
}
const Both = Timed(Named(User));
const u = new Both("ada");
console.log(
  u.greet(),
  u.shout,
  `${u}`,
  u.age(50),
  u,
  u instanceof User,
  Both.name,
  Object.getPrototypeOf(Both).name,
);
class Admin extends Named(User) {
  override greet() {
    return super.greet() + "!";
  }
}
console.log(new Admin("root").greet(), new Admin("r"));
interface Point {
  x: number;
  y: number;
  dist?(): number;
}
class Point {
  z = 0;
}
const pt = new Point();
pt.x = 1;
console.log(pt, pt.dist?.());
class Query {
  protected parts: string[] = [];
  private _limit?: number;
  static from(t: string) {
    return new this().add(`FROM ${t}`);
  }
  protected add(s: string): this {
    this.parts.push(s);
    return this;
  }
  where(c: string): this {
    return this.add((this.parts.some((p) => p.startsWith("WHERE")) ? "AND " : "WHERE ") + c);
  }
  limit(n: number): this {
    this._limit = n;
    return this;
  }
  build(this: Query): string {
    return [...this.parts, ...(this._limit !== undefined ? [`LIMIT ${this._limit}`] : [])].join(
      " ",
    );
  }
}
class Extended extends Query {
  order(c: string) {
    return this.add("ORDER BY " + c);
  }
}
console.log((Extended.from("t") as Extended).where("a=1").order("b").where("c").limit(0).build());
interface HasArea {
  area(): number;
}
interface HasName {
  readonly name: string;
}
class Box implements HasArea, HasName {
  constructor(
    private w: number,
    readonly name = "box",
  ) {}
  area = () => this.w ** 2;
}
const lit: HasArea & HasName = { name: "lit", area: () => 3 };
const fn: HasArea & HasName = Object.assign(() => 0, {
  area() {
    return -1;
  },
});
for (const s of [new Box(3), lit, fn]) console.log(s.name, s.area());
interface Comparable<T> {
  compareTo(o: T): number;
}
class V implements Comparable<V> {
  constructor(readonly parts: number[]) {}
  static parse(s: string) {
    return new V(s.split(".").map(Number));
  }
  compareTo(o: V) {
    for (let i = 0; i < Math.max(this.parts.length, o.parts.length); i++) {
      const d = (this.parts[i] ?? 0) - (o.parts[i] ?? 0);
      if (d) return Math.sign(d);
    }
    return 0;
  }
  toString() {
    return this.parts.join(".");
  }
}
const max = <T extends Comparable<T>>(...xs: T[]) =>
  xs.reduce((a, b) => (a.compareTo(b) >= 0 ? a : b));
console.log(
  String(max(...["1.2", "1.10.0", "1.9.9"].map(V.parse))),
  V.parse("1.0").compareTo(V.parse("1")),
);
export {};
