// Proxies as default dictionaries, validators, observers, negative indexes, revocable handles; Reflect as functions.
const defaults = <T,>(make: () => T) =>
  new Proxy({} as Record<string, T>, {
    get(t, k: string) {
      return k in t ? t[k] : (t[k] = make());
    },
  });
const lists = defaults<number[]>(() => []);
lists.a!.push(1);
lists.b!.push(2, 3);
lists.a!.push(4);
console.log({ ...lists }, Object.keys(lists));
const validated = new Proxy({ age: 1, name: "n" } as Record<string, unknown>, {
  set(t, k, v) {
    if (k === "age" && (typeof v !== "number" || v < 0))
      throw new RangeError(`bad ${String(k)}: ${v}`);
    return Reflect.set(t, k, v);
  },
  deleteProperty(t, k) {
    if (k === "name") throw new TypeError("name must stay");
    return Reflect.deleteProperty(t, k);
  },
  has: (t, k) => k !== "secret" && k in t,
  ownKeys: (t) => Reflect.ownKeys(t).filter((k) => k !== "secret"),
});
validated.age = 5;
validated.secret = "s";
for (const f of [
  () => (validated.age = -1),
  () => delete validated.name,
  () => delete validated.age,
])
  try {
    console.log(f());
  } catch (e) {
    console.log(String(e));
  }
console.log(
  "secret" in validated,
  Object.keys(validated),
  validated.secret,
  JSON.stringify(validated),
);
const changes: string[] = [];
const observe = <T extends object>(o: T, path = ""): T =>
  new Proxy(o, {
    get(t, k, r) {
      const v = Reflect.get(t, k, r);
      return typeof v === "object" && v !== null ? observe(v, `${path}${String(k)}.`) : v;
    },
    set(t, k, v, r) {
      changes.push(`${path}${String(k)}: ${JSON.stringify((t as any)[k])} -> ${JSON.stringify(v)}`);
      return Reflect.set(t, k, v, r);
    },
  });
const state = observe({ user: { name: "a", tags: ["x"] }, n: 0 });
state.user.name = "b";
state.n++;
state.user.tags.push("y");
console.log(changes);
const neg = new Proxy([1, 2, 3] as number[], {
  get: (t, k) =>
    typeof k === "string" && /^-\d+$/.test(k) ? t[t.length + Number(k)] : (t as any)[k],
});
console.log(neg[-1 as any], neg[0], neg.length);
const calls: unknown[][] = [];
const spy = new Proxy((a: number, b: number) => a + b, {
  apply(f, self, args) {
    calls.push(args);
    return Reflect.apply(f, self, args) * 10;
  },
});
console.log(spy(1, 2), spy.call(null, 3, 4), calls);
class P {
  constructor(public v: number) {}
}
const Counted = new Proxy(P, {
  construct(t, args) {
    return Reflect.construct(t, [args[0] * 2]);
  },
});
console.log(new Counted(4), new Counted(1) instanceof P);
const { proxy, revoke } = Proxy.revocable({ x: 1 }, {});
console.log(proxy.x);
revoke();
try {
  proxy.x;
} catch (e) {
  console.log((e as Error).message);
}
const o = {
  a: 1,
  get g() {
    return this.a;
  },
};
console.log(
  Reflect.has(o, "a"),
  Reflect.ownKeys(o),
  Reflect.get(o, "g", { a: 9 }),
  Reflect.set(o, "a", 5),
  o.a,
  Reflect.getPrototypeOf(o) === Object.prototype,
  Reflect.defineProperty(o, "z", { value: 1 }),
  Object.keys(o),
  Reflect.isExtensible(o),
  Reflect.getOwnPropertyDescriptor(o, "z"),
);
