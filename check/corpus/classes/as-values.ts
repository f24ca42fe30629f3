class A { constructor(public x: number) {} hi() { return "A" + this.x; } static make() { return new A(9); } }
class B extends A { hi() { return "B" + this.x; } }
const classes = [A, B];
for (const C of classes) { const o = new C(3); console.log(o.hi(), o instanceof A, o instanceof B, o.constructor.name, C.name); }
function create<T>(ctor: new (x: number) => T, x: number): T { return new ctor(x); }
console.log(create(A, 1).hi(), create(B, 2).hi());
const map: Record<string, typeof A> = { a: A, b: B };
console.log(new map["b"](5).hi());
console.log(map.a === A, typeof A, A.length);
const o = create(B, 4);
console.log(o.x, o);
const registry = new Map<string, new (x: number) => A>();
registry.set("b", B);
const K = registry.get("b")!;
console.log(new K(8).hi());
console.log(String(A.name), A === B as any);
