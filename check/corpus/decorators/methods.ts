function logged(value: Function, ctx: ClassMethodDecoratorContext) {
  console.log("decorating", ctx.name);
  return function (this: any, ...args: any[]) {
    console.log("call", ctx.name, args.length);
    return value.apply(this, args);
  };
}
class P {
  name = "x";
  @logged greet(a: string, b = 2) { return this.name + a + b; }
  @logged plain(a: number) { return a * 2; }
}
console.log(new P().greet("a"), (new P() as any).greet("b", 3));
console.log(new P().plain(4), new P());
