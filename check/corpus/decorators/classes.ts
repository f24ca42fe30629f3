const registry: Record<string, any> = {};
function register(cls: any, ctx: ClassDecoratorContext) { registry[ctx.name!] = cls; }
function sealed(cls: Function, ctx: ClassDecoratorContext) { Object.seal(cls); console.log(ctx.kind, ctx.name); }
@register @sealed class A { x = 1; hi() { return "hi " + this.x; } }
@register class B extends A { x = 2; }
for (const k of Object.keys(registry)) console.log(k, new registry[k]().hi());
function stamped<T extends new (...args: any[]) => {}>(Base: T, ctx: ClassDecoratorContext) {
  return class extends Base { stamp = 42; };
}
@stamped class C { constructor(public v: string) {} show() { return "v=" + this.v; } }
const c = new C("q");
console.log(c.show(), (c as any).stamp, c, c instanceof C, C.name);
