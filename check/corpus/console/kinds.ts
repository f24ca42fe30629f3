// Values of every kind on the console.

async function f() {}
function* g() { yield 1; }
async function* h() { yield 1; }
console.log(f, g, h, () => {}, function () {}, function named() {}, async () => {});
console.log([f, g, h], { f, g, h });
const fp = Object.assign(function foo() {}, { a: 1, b: { c: 2 } });
console.log(fp, { fp });
const circ: any = { name: "c" }; circ.self = circ; circ.list = [circ, { circ }];
console.log(circ);
const nul = Object.create(null); nul.a = 1;
console.log(nul, Object.create(null), { nul });
class Tagged { get [Symbol.toStringTag]() { return "TT"; } x = 1; }
console.log(new Tagged(), { t: new Tagged() });
console.log({ [Symbol.toStringTag]: "obj", a: 1 });
console.log(new Map<any, any>([[{ a: 1 }, { b: 2 }], ["x", [1, 2, 3]]]), new Set([[1], [2]]));
const m = new Map([["a", 1], ["b", 2]]);
console.log(m.entries(), m.keys(), m.values(), new Set([1]).values(), new Set([1]).entries());
console.log([1, 2][Symbol.iterator](), "abc"[Symbol.iterator](), "a".matchAll(/a/g));
console.log(g(), h());
console.log(Promise.resolve(4), Promise.resolve({ a: 1 }), new Promise(() => {}));
const rej = Promise.reject(new Error("x").message); rej.catch(() => {});
console.log(rej);
console.log(new WeakMap(), new WeakSet());
console.log(new Uint8Array(3), new Float64Array([1.5, -0]), new BigInt64Array([1n]), new Uint8Array(0));
console.log(new ArrayBuffer(4), new DataView(new ArrayBuffer(2)));
console.log(new Date(0), [new Date(1e12)], new Date(NaN), /a\/b/gi, [/x/]);
console.log(Symbol("a"), Symbol(), Symbol.iterator, { [Symbol("k")]: 1, [Symbol()]: 2 });
console.log({ "a-b": 1, "1a": 2, 12: 3, "a b": 4, "": 5, "ünï": 6, $x: 7, _y: 8, "it's": 9, "\n": 10 });
console.log({ get a() { return 1; }, set a(v) {}, get b() { return 2; }, set c(v: number) {} });
console.log([, 1, , , 2, ,], [undefined, null], new Array(5), [1, , 3]);
const extra: any = [1, 2]; extra.foo = "bar"; extra[-1] = "neg";
console.log(extra);
console.log(new Error("plain").message, [new Error("in array")].length);
console.log(-0, [-0], 0, 1e21, 1e-7, NaN, 123456789012345680000n);
console.log("it's", ["it's", 'q"q', `a'b"c`, "a'b\"c`d", "back\\slash", "new\nline", "\x00\x1f\x7f\u{1F600}\ud800"]);
console.log(Symbol.for("x").description, [Symbol.for("y")]);
console.log(class A {}, class extends Map {}, class B extends Tagged {});
console.log(new (class {})(), new (class Foo extends Map<string, number> {})());
console.log(Object.create({ a: 1 }), Object.create(Tagged.prototype));
