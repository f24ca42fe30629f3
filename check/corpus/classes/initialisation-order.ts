// Fields, constructors, statics and static blocks run in an order that subclasses can see.
const steps: string[] = [];
const note = (text: string) => (steps.push(text), text);

class Base {
  static made = 0;
  static first = note("static Base");
  static { note("block Base " + this.first.length); }
  field = note("field Base");
  hook = this.init();
  constructor() {
    note("constructor Base");
    Base.made++;
  }
  init() {
    return note("init Base");
  }
}

class Derived extends Base {
  static { note("block Derived " + super.made); }
  own = note("field Derived");
  seen: string;
  constructor(public given = note("default")) {
    note("before super");
    super();
    this.seen = this.own + "/" + this.hook;
    note("constructor Derived");
  }
  override init() {
    return note("init Derived " + (this.own === undefined));
  }
}

const instance = new Derived();
console.log(steps.join("\n"));
console.log(instance.seen, Object.keys(instance), Base.made, Derived.made, Object.hasOwn(Derived, "made"));

class Counter {
  static #instances = 0;
  static create() {
    Counter.#instances++;
    return new this();
  }
  static get instances() {
    return Counter.#instances;
  }
}
class Named extends Counter {
  name = "field of " + this.constructor.name;
}
console.log(Named.create(), Counter.create() instanceof Named, Named.instances, Named.create().constructor.name);
