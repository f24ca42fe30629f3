function makeClass(tag: string) {
  function mark(v: any, ctx: ClassMethodDecoratorContext) { return function (this: any, ...a: any[]) { return tag + ":" + v.apply(this, a); }; }
  class In { constructor(public n: number) {} @mark value() { return this.n * 2; } @mark static make(x: number) { return x; } }
  return In;
}
const A = makeClass("a"), B = makeClass("b");
console.log(new A(1).value(), new B(2).value());
const observed = new WeakMap<object, string[]>();
function observable(target: any, ctx: ClassAccessorDecoratorContext): any {
  const { name } = ctx;
  return {
    get(this: any) { return target.get.call(this); },
    set(this: any, v: any) { const log = observed.get(this) ?? []; log.push(`${String(name)}=${v}`); observed.set(this, log); target.set.call(this, v); },
  };
}
class Model { @observable accessor title = "t"; @observable accessor count = 0; }
const m = new Model(); m.title = "x"; m.count++; m.count += 5;
console.log(observed.get(m), m.title, m.count);
class Generic<T> { items: T[] = []; @logCall add(x: T) { this.items.push(x); return this; } @logCall get(i: number): T { return this.items[i]!; } }
function logCall(fn: Function, { name, kind }: ClassMethodDecoratorContext) { return function (this: any, ...args: any[]) { const r = fn.call(this, ...args); console.log(kind, name, args, "->", r === this ? "this" : r); return r; }; }
const gs = new Generic<string>(); console.log(gs.add("a").add("b").get(1));
const gn = new Generic<number>(); gn.add(4); console.log(gn.get(0) + 1);
const sym = Symbol("s");
class S { @logCall [sym](x: number) { return x; } @logCall ["lit"](x: number) { return x + 1; } @logCall [Symbol.toPrimitive](hint: string) { return "prim " + hint; } }
console.log(new S()[sym](3), new S().lit(4), `${new S() as any}`);
namespace Deco { export function up(_: any, c: any) { return (v: string) => v.toUpperCase(); } }
class Decos { static low(_: any, c: any) { return (v: string) => v.toLowerCase(); } }
class N { @Deco.up a = "abc"; @Decos.low b = "DEF"; @Decos.low @Deco.up c = "Mix"; }
console.log(new N());
class Counter { static #n = 0; @count static bump() { return ++Counter.#n; } @count #secret() { return "s"; } reveal() { return this.#secret(); } }
function count(f: any, c: any) { let calls = 0; return function (this: any, ...a: any[]) { calls++; return `${c.name}#${calls}:${f.apply(this, a)}`; }; }
console.log(Counter.bump(), Counter.bump(), new Counter().reveal());
