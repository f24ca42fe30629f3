function dump(v: any, ctx: any) { console.log(ctx, typeof v); }
class D { @dump m() {} @dump x = 1; @dump accessor y = 2; @dump get z() { return 3; } @dump static s = 4; @dump #p = 1; }
console.log(new D());
function acc(v: any, ctx: ClassFieldDecoratorContext) {
  ctx.addInitializer(function (this: any) { console.log("init of", String(ctx.name), ctx.access.has(this), ctx.access.get(this)); ctx.access.set(this, "changed"); });
}
class E2 { @acc a = "one"; @acc b = "two"; @acc static c = "three"; constructor() { console.log("body", this.a, this.b); } }
console.log(new E2(), E2.c);
