// Dependency injection with tokens, scopes, factories, cycles detected, lazy proxies by closures.
class Token<T> {
  declare readonly _t: T;
  constructor(readonly name: string) {}
}
type Provider<T> =
  | { useValue: T }
  | { useFactory: (c: Container) => T; scope?: "singleton" | "transient" }
  | { useClass: new (...d: any[]) => T; deps?: Token<any>[] };
class Container {
  private providers = new Map<Token<unknown>, Provider<unknown>>();
  private cache = new Map<Token<unknown>, unknown>();
  private resolving: Token<unknown>[] = [];
  constructor(private parent?: Container) {}
  bind<T>(t: Token<T>, p: Provider<T>): this {
    this.providers.set(t, p as Provider<unknown>);
    return this;
  }
  get<T>(t: Token<T>): T {
    if (this.cache.has(t)) return this.cache.get(t) as T;
    const p = this.providers.get(t);
    if (!p) {
      if (this.parent) return this.parent.get(t);
      throw new Error(`no provider for ${t.name}`);
    }
    if (this.resolving.includes(t))
      throw new Error("cycle: " + [...this.resolving, t].map((x) => x.name).join(" -> "));
    this.resolving.push(t);
    try {
      let v: unknown;
      if ("useValue" in p) v = p.useValue;
      else if ("useClass" in p) v = new p.useClass(...(p.deps ?? []).map((d) => this.get(d)));
      else {
        v = p.useFactory(this);
        if (p.scope === "transient") return v as T;
      }
      this.cache.set(t, v);
      return v as T;
    } finally {
      this.resolving.pop();
    }
  }
  child() {
    return new Container(this);
  }
}
interface Logger {
  log(m: string): void;
  lines: string[];
}
interface Clock {
  now(): number;
}
const LOGGER = new Token<Logger>("Logger"),
  CLOCK = new Token<Clock>("Clock"),
  REPO = new Token<Repo>("Repo"),
  SERVICE = new Token<Service>("Service"),
  ID = new Token<number>("Id"),
  A = new Token<unknown>("A"),
  B = new Token<unknown>("B");
class MemLogger implements Logger {
  lines: string[] = [];
  log(m: string) {
    this.lines.push(m);
  }
}
class Repo {
  private data = new Map<number, string>();
  constructor(private logger: Logger) {}
  save(id: number, v: string) {
    this.logger.log(`save ${id}`);
    this.data.set(id, v);
  }
  find = (id: number) => this.data.get(id) ?? null;
}
class Service {
  constructor(
    private repo: Repo,
    private clock: Clock,
    private logger: Logger,
  ) {}
  create(id: number, name: string) {
    this.repo.save(id, `${name}@${this.clock.now()}`);
    this.logger.log("created");
    return this.repo.find(id);
  }
}
let ids = 0,
  t = 100;
const root = new Container()
  .bind(LOGGER, { useClass: MemLogger })
  .bind(CLOCK, { useValue: { now: () => t++ } })
  .bind(REPO, { useClass: Repo, deps: [LOGGER] })
  .bind(SERVICE, { useFactory: (c) => new Service(c.get(REPO), c.get(CLOCK), c.get(LOGGER)) })
  .bind(ID, { useFactory: () => ++ids, scope: "transient" })
  .bind(A, { useFactory: (c) => c.get(B) })
  .bind(B, { useFactory: (c) => ({ a: c.get(A) }) });
const svc = root.get(SERVICE);
console.log(
  svc.create(root.get(ID), "x"),
  svc.create(root.get(ID), "y"),
  root.get(SERVICE) === svc,
  root.get(LOGGER).lines,
);
const child = root.child().bind(CLOCK, { useValue: { now: () => -1 } });
console.log(child.get(CLOCK).now(), child.get(REPO) === root.get(REPO), root.get(CLOCK).now());
for (const tok of [A, new Token("Missing")])
  try {
    root.get(tok);
  } catch (e) {
    console.log((e as Error).message);
  }
try {
  root.get(A);
} catch (e) {
  console.log((e as Error).message, root.get(ID));
}
console.log(root.get(REPO), LOGGER);
