// Typed events, middleware chains, a tiny router, a plugin registry.
type Events = {
  login: { user: string };
  logout: { user: string; after: number };
  error: Error;
  tick: void;
};
class Bus<E extends Record<string, unknown>> {
  private handlers: { [K in keyof E]?: Set<(payload: E[K]) => void> } = {};
  on<K extends keyof E>(name: K, fn: (p: E[K]) => void): () => void {
    (this.handlers[name] ??= new Set()).add(fn);
    return () => void this.handlers[name]?.delete(fn);
  }
  once<K extends keyof E>(name: K, fn: (p: E[K]) => void) {
    const off = this.on(name, (p) => {
      off();
      fn(p);
    });
    return off;
  }
  emit<K extends keyof E>(name: K, ...[payload]: E[K] extends void ? [] : [E[K]]): number {
    const set = this.handlers[name];
    if (!set) return 0;
    for (const h of [...set]) h(payload as E[K]);
    return set.size;
  }
}
const bus = new Bus<Events>();
const off = bus.on("login", ({ user }) => console.log("hello", user));
bus.once("login", (p) => console.log("first login", p));
bus.on("error", (e) => console.log("problem:", e.message));
bus.on("tick", () => console.log("tick"));
console.log(
  bus.emit("login", { user: "ada" }),
  bus.emit("login", { user: "bob" }),
  bus.emit("tick"),
  bus.emit("logout", { user: "x", after: 3 }),
);
off();
console.log(bus.emit("login", { user: "nobody" }), bus.emit("error", new Error("boom")));
interface Ctx {
  path: string;
  method: "GET" | "POST";
  status: number;
  body?: unknown;
  log: string[];
  params: Record<string, string>;
}
type Next = () => Promise<void>;
type Middleware = (ctx: Ctx, next: Next) => Promise<void> | void;
const compose =
  (...mws: Middleware[]): ((ctx: Ctx) => Promise<void>) =>
  (ctx) => {
    let last = -1;
    const dispatch = async (i: number): Promise<void> => {
      if (i <= last) throw new Error("next() called twice");
      last = i;
      await mws[i]?.(ctx, () => dispatch(i + 1));
    };
    return dispatch(0);
  };
const route = (
  method: Ctx["method"],
  pattern: string,
  handler: (ctx: Ctx) => unknown,
): Middleware => {
  const re = new RegExp("^" + pattern.replace(/:(\w+)/g, "(?<$1>[^/]+)") + "$");
  return async (ctx, next) => {
    const m = ctx.method === method ? re.exec(ctx.path) : null;
    if (!m) return next();
    ctx.params = { ...m.groups };
    ctx.body = await handler(ctx);
    ctx.status = 200;
  };
};
const app = compose(
  async (ctx, next) => {
    ctx.log.push("> " + ctx.path);
    await next();
    ctx.log.push("< " + ctx.status);
  },
  async (ctx, next) => {
    try {
      await next();
    } catch (e) {
      ctx.status = 500;
      ctx.body = (e as Error).message;
    }
  },
  route("GET", "/users/:id", (c) => ({ id: Number(c.params["id"]) })),
  route("POST", "/users/:id/posts/:post", async ({ params }) => Object.values(params).join("+")),
  route("GET", "/fail", () => {
    throw new Error("broken handler");
  }),
  async (_ctx, next) => {
    await next();
    await next();
  },
);
(async () => {
  for (const [method, path] of [
    ["GET", "/users/42"],
    ["POST", "/users/1/posts/hello"],
    ["GET", "/fail"],
    ["GET", "/nowhere"],
  ] as const) {
    const ctx: Ctx = { path, method, status: 404, log: [], params: {} };
    await app(ctx);
    console.log(ctx);
  }
})();
