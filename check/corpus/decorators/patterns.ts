// realistic: DI container, validation, observer, singleton, deprecated, class expression
const container = new Map<string, new () => any>();
function injectable(name: string) {
  return <T extends new () => any>(cls: T, _ctx: ClassDecoratorContext<T>) => { container.set(name, cls); };
}
@injectable("logger") class Logger { lines: string[] = []; log(s: string) { this.lines.push(s); return this.lines.length; } }
@injectable("db") class Db { query(q: string) { return "rows of " + q; } }
const logger = new (container.get("logger")!)() as Logger;
console.log(logger.log("a"), logger.log("b"), logger.lines, [...container.keys()]);

function min(limit: number) {
  return function <T>(target: ClassAccessorDecoratorTarget<T, number>, ctx: ClassAccessorDecoratorContext<T, number>): ClassAccessorDecoratorResult<T, number> {
    return {
      set(value: number) {
        if (value < limit) throw new RangeError(`${String(ctx.name)} must be at least ${limit}`);
        target.set.call(this, value);
      },
    };
  };
}
class Account { @min(0) accessor balance = 10; withdraw(n: number) { this.balance -= n; return this.balance; } }
const account = new Account();
console.log(account.withdraw(3));
try { account.withdraw(100); } catch (e) { console.log(String(e)); }
console.log(account.balance);

function deprecated(message: string) {
  return function (target: (...args: any[]) => any, ctx: ClassMethodDecoratorContext) {
    return function (this: unknown, ...args: any[]) { console.log(`deprecated ${String(ctx.name)}: ${message}`); return target.apply(this, args); };
  };
}
class Base { @deprecated("use area") size() { return 1; } hello() { return "base"; } }
class Sub extends Base { size() { return super.size() + 10; } @deprecated("no") hello() { return "sub+" + super.hello(); } }
const list: Base[] = [new Base(), new Sub()];
for (const b of list) console.log(b.size(), b.hello());

function timed(target: any, ctx: ClassMethodDecoratorContext) {
  return async function (this: any, ...args: any[]) { const r = await target.call(this, ...args); return `[${r}]`; };
}
class Svc { @timed async load(id: number) { await null; return "item" + id; } @timed async *gen() { yield 1; } }
new Svc().load(4).then(v => console.log(v));

function getterLog(target: () => any, ctx: ClassGetterDecoratorContext) { return function (this: any) { const v = target.call(this); console.log("got", v); return v; }; }
function clampSet(target: (v: number) => void, ctx: ClassSetterDecoratorContext) { return function (this: any, v: number) { target.call(this, Math.min(v, 100)); }; }
class G { #v = 1; @getterLog get v() { return this.#v; } @clampSet set v(n: number) { this.#v = n; } }
const g = new G(); g.v = 500; console.log(g.v);
function bad(v: any, c: any) { return 5 as any; }
try { class Bad { @bad m() {} } } catch (e) { console.log(String(e)); }
