class P { constructor(public x: number, public y = 2) {} sum() { return this.x + this.y; } }
const made = Reflect.construct(P, [7]) as P; console.log(made, made.sum(), Reflect.has(made, "x"), Reflect.has(made, "sum"), Reflect.has(made, "nope"));
const o: any = { a: 1, get b() { return this.a + 1; }, [Symbol.for("s")]: 3 };
console.log(Reflect.get(o, "a"), Reflect.get(o, "b"), Reflect.get(o, "b", { a: 10 }), Reflect.set(o, "a", 5), o.a, Reflect.ownKeys(o), Reflect.deleteProperty(o, "a"), o);
const frozen = Object.freeze({ z: 1 }); console.log(Reflect.set(frozen, "z", 2), Reflect.deleteProperty(frozen, "z"), Reflect.defineProperty(frozen, "q", { value: 1 }), Reflect.isExtensible(frozen), frozen.z);
console.log(Reflect.apply(Math.max, null, [1, 5, 3]), Reflect.apply(function (this: any, n: number) { return this.k * n; }, { k: 3 }, [4]));
console.log(Reflect.getPrototypeOf(made) === P.prototype, Reflect.getOwnPropertyDescriptor(o, "b")?.get?.name, Reflect.setPrototypeOf({}, null));
try { Reflect.ownKeys(1 as any); } catch (e) { console.log((e as Error).message); }
console.log(Reflect.defineProperty(o, "w", { value: 9, enumerable: true }), o.w, Reflect.preventExtensions(o), Reflect.set(o, "new", 1), o.new);
