function upper(_: undefined, ctx: ClassFieldDecoratorContext) { return function (this: any, v: string) { return v.toUpperCase(); }; }
function add(n: number) { return (_: undefined, ctx: ClassFieldDecoratorContext) => (v: number) => v + n; }
function tracked<T, V>(target: ClassAccessorDecoratorTarget<T, V>, ctx: ClassAccessorDecoratorContext<T, V>): ClassAccessorDecoratorResult<T, V> {
  return {
    get() { console.log("get", ctx.name); return target.get.call(this); },
    set(v) { console.log("set", ctx.name, v); target.set.call(this, v); },
    init(v) { console.log("init", ctx.name, v); return v; },
  };
}
class F {
  @upper name = "ann";
  @add(1) @add(10) n = 5;
  @tracked accessor size = 3;
  @add(2) static count = 7;
  accessor plain = 1;
}
const f = new F();
console.log(f.name, f.n, f.size, F.count, f.plain);
f.size = 9; f.size += 1; f.size++;
console.log(f.size, f, Object.keys(f));
