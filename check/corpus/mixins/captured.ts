type Ctor = new (...args: any[]) => {};
const Tagged = <T extends Ctor>(Base: T, tag: string) => class extends Base { tag = tag; };
class Empty {} const A = Tagged(Empty, "a"), B = Tagged(Empty, "b"); console.log(new A().tag, new B().tag);
function Countable<T extends Ctor>(Base: T) { let n = 0; return class extends Base { id = ++n; }; }
const C = Countable(Empty); new C(); console.log(new C().id);
function Serializable<T extends Ctor>(Base: T) { return class extends Base { serialize() { return JSON.stringify(this); } }; }
function Activatable<T extends Ctor>(Base: T) { return class extends Base { isActive = false; activate() { this.isActive = true; } deactivate() { this.isActive = false; } }; }
class Person { constructor(public name: string, public age: number) {} } const SP = Serializable(Activatable(Person)); const p = new SP("Al", 3); p.activate(); console.log(p.serialize(), p.name, p.isActive);
