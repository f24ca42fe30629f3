// Visitors, and a container that injects what is needed.
interface Visitor<R> {
  num(n: Num): R;
  add(a: Add): R;
  mul(m: Mul): R;
}
abstract class Expr {
  abstract accept<R>(v: Visitor<R>): R;
}
class Num extends Expr {
  constructor(readonly value: number) {
    super();
  }
  accept<R>(v: Visitor<R>): R { return v.num(this); }
}
class Add extends Expr {
  constructor(readonly l: Expr, readonly r: Expr) {
    super();
  }
  accept<R>(v: Visitor<R>) { return v.add(this); }
}
class Mul extends Expr {
  constructor(readonly l: Expr, readonly r: Expr) {
    super();
  }
  accept<R>(v: Visitor<R>) { return v.mul(this); }
}
class Eval implements Visitor<number> {
  num(n: Num) { return n.value; }
  add(a: Add): number { return a.l.accept(this) + a.r.accept(this); }
  mul(m: Mul): number { return m.l.accept(this) * m.r.accept(this); }
}
const printer: Visitor<string> = {
  num: (n) => String(n.value), add: (a) => `(${a.l.accept(printer)} + ${a.r.accept(printer)})`, mul: (m) => `${m.l.accept(printer)} * ${m.r.accept(printer)}`
};
const e = new Mul(new Num(3), new Add(new Num(4), new Num(5)));
console.log(e.accept(new Eval()), e.accept(printer), e);
class Container {
  private reg = new Map<string | Function, () => unknown>();
  private single = new Map<unknown, unknown>();
  register<T>(k: string | (new (...a: any[]) => T), f: (c: Container) => T, opts: {
    singleton?: boolean;
  } = {}): this {
    this.reg.set(k, () => {
      if (!opts.singleton)
        return f(this);
      if (!this.single.has(k))
        this.single.set(k, f(this));
      return this.single.get(k);
    });
    return this;
  }
  get<T>(k: string | (new (...a: any[]) => T)): T {
    const f = this.reg.get(k);
    if (!f)
      throw new Error(`no provider for ${typeof k === "string" ? k : k.name}`);
    return f() as T;
  }
}
class Log {
  lines: string[] = [];
  log(s: string) {
    this.lines.push(s);
  }
}
class Svc {
  constructor(private l: Log, readonly url: string) { }
  go() {
    this.l.log("go " + this.url);
    return this.l.lines.length;
  }
}
const c = new Container().register(Log, () => new Log(), { singleton: true }).register("url", () => "http://x").register(Svc, (c) => new Svc(c.get(Log), c.get<string>("url")));
console.log(c.get(Svc).go(), c.get(Svc).go(), c.get(Log).lines);
try {
  c.get(Date);
}
catch (e) {
  console.log((e as Error).message);
}
