const base = { greet() { return "base " + (this as any).n; }, get tag() { return "T" + (this as any).n; } };
const derived = { n: 4, greet() { return "derived " + super.greet(); }, both() { const f = () => super.greet(); return f() + super.tag; } };
Object.setPrototypeOf(derived, base);
try { console.log(derived.greet()); } catch (e) { console.log((e as Error).constructor.name); }
console.log(derived.both());
const child = { __proto__: base, n: 7, greet() { return "child/" + super.greet(); } };
console.log(child.greet(), Object.getPrototypeOf(child) === base);
const grand: any = { __proto__: child, n: 8 };
console.log(grand.greet(), grand.tag, grand, Object.keys(grand));
const none: any = { __proto__: null, a: 1 };
console.log(none.toString, none.a);
class G { v = 5; get handler() { return function (this: G, ...args: number[]) { return this.v + args.length; }; } }
class H extends G { twice() { return super.handler(1, 2); } }
console.log(new H().twice());
