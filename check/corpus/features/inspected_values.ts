// How values look when they are printed.
class Empty {}
class Pair { constructor(public left: unknown, protected right: unknown) {} }
class Sub extends Pair { extra = [1, 2]; #hidden = 1; get x() { return this.#hidden; } }
console.log(new Empty(), new Pair(1, "two"), new Sub(null, undefined), [new Empty()], { e: new Empty() });
console.log([1, "a", null, undefined, true, 2n, Symbol("s"), () => 1, class A {}, function named() {}], [[]], [{}], {});
console.log({ a: { b: { c: { d: 1 } } } }, [[[[1]]]], { f() {}, g: async () => {}, *h() {} });
console.log(new Map<unknown, unknown>([["k", new Map([[1, { x: [1] }]])], [{ o: 1 }, new Set(["s"])]]), new Set());
console.log("top", ["in 'quotes'", 'in "double"', "in `both` '\""], { "key with space": 1, valid_key: 2, 3: 4 });
console.log(Array.from({ length: 120 }, (_, i) => i), "x".repeat(10).split(""));
console.log({ long: "a".repeat(60), other: "b".repeat(30) }, ["c".repeat(40), "d".repeat(40)]);
console.log([1.5, -0, NaN], [true, false], new Date(0), /re/g, new Error("e").message, [undefined, , null], Object.create(null), Object.create({ p: 1 }));
const cyclic: Record<string, unknown> = { name: "c" };
cyclic.self = cyclic;
cyclic.list = [cyclic];
console.log(cyclic);
