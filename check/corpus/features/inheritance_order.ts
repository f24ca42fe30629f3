// The order in which fields, constructors and overridden methods run.
const log: string[] = [];
const note = <T>(what: string, value: T): T => (log.push(what), value);
class Base {
  a = note("Base.a", 1);
  constructor() {
    note("Base()", 0);
    this.init();
  }
  init() { note("Base.init", 0); }
  toString() { return `Base(${this.a})`; }
}
class Derived extends Base {
  b = note("Derived.b", 2);
  static s = note("Derived.s", 3);
  constructor() {
    note("before super", 0);
    super();
    note("after super", 0);
  }
  override init() { note(`Derived.init b=${this.b}`, 0); super.init(); }
  override toString() { return `${super.toString()} Derived(${this.b})`; }
}
const d = new Derived();
console.log(log, String(d), d instanceof Base, Object.getPrototypeOf(Derived) === Base, d.constructor.name);
