// arguments, call, apply, bind, new.target
function sum() { let s = 0; for (let i = 0; i < arguments.length; i++) s += arguments[i]; return s; }
console.log((sum as any)(1, 2, 3));
function spread(a: number, ...r: number[]) { return [...arguments]; }
console.log(spread(1, 2, 3));
function it(a?: any, b?: any) { const out: any[] = []; for (const x of arguments) out.push(x); return out; }
console.log(it(1, 2));
function inner(this: any) { return (() => arguments[0])(); }
console.log((inner as any)("outer"));
function call(this: any, ...a: any[]) { return [this?.n, ...a]; }
console.log(call.call({ n: 1 }, 2), call.apply({ n: 2 }, [3, 4]), call.bind({ n: 3 }, 5)(6));
function NT(this: any) { return new.target === undefined; }
console.log(NT());
class A { kind: string; constructor() { this.kind = new.target.name; } }
class B extends A {}
console.log(new A().kind, new B().kind);
function defaults(a = 1, b = a + 1) { return arguments.length + ":" + a + b; }
console.log(defaults(), defaults(5), defaults(5, 6));
function fwd() { return (sum as any).apply(null, arguments); }
console.log((fwd as any)(4, 5));
const m = { f() { return arguments.length; }, g: function () { return Array.prototype.join.call(arguments, "+"); } };
console.log((m.f as any)(1, 2), (m.g as any)(1, 2));
console.log(sum.length, spread.length, defaults.length, call.name, call.bind(null).name);
const { length } = arguments2(1, 2, 3);
function arguments2(..._a: any[]) { return arguments; }
console.log(length);
