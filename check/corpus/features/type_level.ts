// Computed types around code that does what they say.
type DeepReadonly<T> = {
  readonly [K in keyof T]: T[K] extends object ? DeepReadonly<T[K]> : T[K];
};
type Getters<T> = {
  [K in keyof T & string as `get${Capitalize<K>}`]: () => T[K];
};
type ElementOf<T> = T extends (infer U)[] ? U : never;
type Json = string | number | boolean | null | Json[] | {
  [k: string]: Json;
};
function getters<T extends object>(o: T): Getters<T> {
  const r: any = {};
  for (const k of Object.keys(o))
    r["get" + k[0].toUpperCase() + k.slice(1)] = () => (o as any)[k];
  return r;
}
const g = getters({ name: "x", age: 3 });
console.log(g.getName().length, g.getAge() + 1);
const conf: DeepReadonly<{
  a: {
    b: number[];
  };
}> = { a: { b: [1] } };
console.log(conf.a.b[0]);
const j: Json = { a: [1, null, { b: "c" }] };
const depth = (j: Json): number => Array.isArray(j) ? 1 + Math.max(0, ...j.map(depth)) : j && typeof j === "object" ? 1 + Math.max(0, ...Object.values(j).map(depth)) : 0;
console.log(depth(j));
const routes = { home: "/", user: "/u/:id" } as const satisfies Record<string, string>;
type Params<S extends string> = S extends `${string}:${infer P}` ? {
  [K in P]: string;
} : {};
function link<R extends keyof typeof routes>(r: R, p: Params<(typeof routes)[R]>) {
  return Object.entries(p).reduce((s: string, [k, v]) => s.replace(":" + k, String(v)), routes[r]);
}
console.log(link("user", { id: "7" }), link("home", {}));
type EventMap = {
  click: [
    number,
    number
  ];
  key: [
    string
  ];
};
class Em<M extends Record<string, unknown[]>> {
  private h: {
    [K in keyof M]?: ((...a: M[K]) => void)[];
  } = {};
  on<K extends keyof M>(k: K, f: (...a: M[K]) => void) {
    (this.h[k] ??= []).push(f);
    return () => {
      this.h[k] = this.h[k]?.filter((x) => x !== f);
    };
  }
  emit<K extends keyof M>(k: K, ...a: M[K]) {
    this.h[k]?.forEach((f) => f(...a));
    return (this.h[k]?.length ?? 0) > 0;
  }
}
const em = new Em<EventMap>();
const off = em.on("click", (x, y) => console.log(x + y));
em.on("key", (k) => console.log(k.toUpperCase()));
console.log(em.emit("click", 1, 2), em.emit("key", "q"));
off();
console.log(em.emit("click", 1, 2));
const x: ElementOf<string[]> = "s";
console.log(x);
