// Much on the type level, little at run time.
type Split<S extends string, D extends string> = S extends `${infer H}${D}${infer T}`
  ? [H, ...Split<T, D>]
  : [S];
type Join<T extends readonly string[], D extends string> = T extends readonly [
  infer H extends string,
  ...infer R extends string[],
]
  ? R extends []
    ? H
    : `${H}${D}${Join<R, D>}`
  : "";
type Camel<S extends string> = S extends `${infer A}_${infer B}`
  ? `${A}${Capitalize<Camel<B>>}`
  : S;
type DeepReadonly<T> = T extends (...a: any[]) => any
  ? T
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;
type Paths<T, P extends string = ""> = T extends object
  ? { [K in keyof T & string]: `${P}${K}` | Paths<T[K], `${P}${K}.`> }[keyof T & string]
  : never;
type Get<T, P extends string> = P extends `${infer K}.${infer R}`
  ? K extends keyof T
    ? Get<T[K], R>
    : never
  : P extends keyof T
    ? T[P]
    : never;
type UnionToIntersection<U> = (U extends any ? (x: U) => void : never) extends (x: infer I) => void
  ? I
  : never;
type Length<T extends readonly unknown[]> = T["length"];
type Tuple<N extends number, R extends unknown[] = []> = R["length"] extends N
  ? R
  : Tuple<N, [...R, R["length"]]>;
const split = <S extends string, D extends string>(s: S, d: D) => s.split(d) as Split<S, D>;
const join = <const T extends readonly string[], D extends string>(t: T, d: D) =>
  t.join(d) as Join<T, D>;
const [x, y, z] = split("a.b.c", ".");
console.log(x, y, z, join(["p", "q"], "/"));
const camelize = <T extends Record<string, unknown>>(o: T) =>
  Object.fromEntries(
    Object.entries(o).map(([k, v]) => [k.replace(/_(\w)/g, (_, c: string) => c.toUpperCase()), v]),
  ) as { [K in keyof T & string as Camel<K>]: T[K] };
const c = camelize({ first_name: "Ada", years_old: 36, plain: true });
console.log(c.firstName.toUpperCase(), c.yearsOld + 1, c.plain, c);
function get<T extends object, P extends Paths<T>>(o: T, path: P): Get<T, P> {
  return (path as string).split(".").reduce((a: any, k) => a[k], o) as Get<T, P>;
}
const config = { server: { port: 8080, host: { name: "local", tls: false } }, tags: "x" } as const;
const port: 8080 = get(config, "server.port");
console.log(port + 1, get(config, "server.host.name").length, get(config, "server.host"));
const frozen = (function freeze<T extends object>(o: T): DeepReadonly<T> {
  for (const v of Object.values(o)) if (typeof v === "object" && v) freeze(v);
  return Object.freeze(o) as DeepReadonly<T>;
})({ a: { b: [1, { c: 2 }] } });
console.log(Object.isFrozen(frozen.a.b[1]), frozen);
const t: Tuple<3> = [0, 1, 2];
const n: Length<typeof t> = 3;
console.log(t, n);
const both = { ...{ a: 1 }, ...{ b: "2" } } as UnionToIntersection<{ a: number } | { b: string }>;
console.log(both.a + both.b);
const handlers = {
  click: (x: number, y: number) => `${x},${y}`,
  key: (k: string) => k.repeat(2),
} satisfies Record<string, (...a: any[]) => string>;
type H = typeof handlers;
const fire = <K extends keyof H>(k: K, ...a: Parameters<H[K]>): ReturnType<H[K]> =>
  (handlers[k] as any)(...a);
console.log(fire("click", 1, 2), fire("key", "ab"));
