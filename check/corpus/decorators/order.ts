function memo<This, Args extends any[], R>(target: (this: This, ...args: Args) => R, context: ClassMethodDecoratorContext<This, (this: This, ...args: Args) => R>) {
  const cache = new Map<string, R>();
  return function (this: This, ...args: Args): R {
    const key = JSON.stringify(args);
    if (!cache.has(key)) { cache.set(key, target.call(this, ...args)); console.log("miss", key); }
    return cache.get(key)!;
  };
}
class M { @memo fib(n: number): number { return n < 2 ? n : this.fib(n - 1) + this.fib(n - 2); } @memo static sq(n: number) { return n * n; } }
console.log(new M().fib(10), M.sq(4), M.sq(4));
function order(tag: string) { console.log("eval", tag); return (v: any, c: any) => { console.log("apply", tag, c.kind, c.name, c.static, c.private); }; }
@order("class")
class O {
  @order("m1") @order("m2") m() {}
  @order("sf") static sf = 1;
  @order("f") f = 2;
  @order("g") get g() { return 1; }
  @order("s") set g(v) {}
  @order("sm") static sm() {}
  @order("pm") #pm() { return 5; }
  @order("pf") #pf = 6;
  @order("acc") accessor acc = 1;
  use() { return this.#pm() + this.#pf; }
}
console.log(new O().use());
