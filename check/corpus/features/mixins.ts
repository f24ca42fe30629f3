// Mixins on top of mixins.
type Ctor<T = {}> = new (...args: any[]) => T;
function Timestamped<B extends Ctor>(Base: B) {
  return class extends Base {
    created = 123;
    age(now: number) { return now - this.created; }
  };
}
function Named<B extends Ctor<{
  id: number;
}>>(Base: B) {
  return class Named extends Base {
    name = "n" + this.id;
    override toString() { return `${super.toString()}#${this.name}`; }
  };
}
class Base {
  constructor(public id: number) { }
  toString() { return "base" + this.id; }
}
const Mixed = Named(Timestamped(Base));
const m = new Mixed(7);
console.log(m.age(200), m.name, `${m}`, m, m instanceof Base, Mixed.name);
class Final extends Mixed {
  extra = true;
}
console.log(new Final(1), String(new Final(2)));
