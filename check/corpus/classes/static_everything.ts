// Static blocks, static inheritance, this in statics, factories, registries, static private, order of initialisation.
const log: string[] = [];
const note = <T,>(s: string, v: T): T => {
  log.push(s);
  return v;
};
class A {
  static a = note("A.a", 1);
  dyn = note("field", 2);
  static {
    note("block1", this.a);
  }
  static b = this.a + 1;
  static {
    try {
      throw new Error("in block");
    } catch (e) {
      log.push((e as Error).message);
    }
  }
  static m() {
    return this.b;
  }
  constructor() {
    log.push("ctor");
  }
  static #p = 5;
  static get p() {
    return A.#p++;
  }
  static create<T extends typeof A>(this: T) {
    return new this() as InstanceType<T>;
  }
}
class B extends A {
  static override b = 50;
  x = note("B.x", true);
  static s = super.m() + B.m();
  static override m() {
    return super.m() * 2;
  }
}
console.log(log.splice(0), A.m(), B.m(), B.s, A.p, B.p, A.p, Object.keys(A), Object.keys(B));
console.log(B.create(), A.create() instanceof B, log, new A());
class Registry {
  static readonly items = new Map<string, new () => object>();
  static register(name?: string) {
    return <T extends new () => object>(c: T) => {
      Registry.items.set(name ?? c.name, c);
      return c;
    };
  }
}
const Foo = Registry.register()(
    class Foo {
      hi = 1;
    },
  ),
  Bar = Registry.register("bar")(
    class {
      lo = 2;
    },
  );
console.log(
  [...Registry.items.keys()],
  new (Registry.items.get("Foo")!)(),
  new Bar(),
  new Foo().hi,
);
class Id {
  static #next = 1;
  readonly id = Id.#next++;
  static reset() {
    Id.#next = 100;
  }
  static isId(o: object): o is Id {
    return #tag in o;
  }
  #tag = true;
}
new Id();
new Id();
Id.reset();
console.log(new Id().id, Id.isId(new Id()), Id.isId({}));
class Color {
  static readonly RED = new Color("red");
  static readonly BLUE = new Color("blue");
  static #all?: Color[];
  private constructor(readonly name: string) {}
  static values() {
    return (this.#all ??= Object.values(Color));
  }
  toString() {
    return this.name;
  }
}
console.log(Color.values().join(), `${Color.RED}`, Color.values() === Color.values(), Color);
console.log(
  typeof class {},
  class {
    static x = 1;
  }.x,
  new (class {
    y = 2;
  })().y,
  class Named {
    static n() {
      return Named.name;
    }
  }.n(),
  class {
    static name = "custom";
  }.name,
);
export {};
