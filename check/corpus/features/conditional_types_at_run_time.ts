// Types that are computed, around code that does what they say.
type Getters<T> = { [K in keyof T & string as `get${Capitalize<K>}`]: () => T[K] };
type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Unwrap<T> = T extends Promise<infer U> ? U : T extends (infer E)[] ? E : T;
function getters<T extends object>(o: T): Getters<T> {
  const made: Record<string, () => unknown> = {};
  for (const [key, value] of Object.entries(o)) made[`get${key[0].toUpperCase()}${key.slice(1)}`] = () => value;
  return made as Getters<T>;
}
const g = getters({ name: "Ann", age: 30 });
console.log(g.getName().toUpperCase(), g.getAge() + 1);
const frozen: Readonly<{ a: number }> = { a: 1 };
(frozen as Mutable<typeof frozen>).a = 2;
const unwrapped: Unwrap<string[]> = "element";
const waited: Unwrap<Promise<number>> = 5;
console.log(frozen, unwrapped, waited);
const routes = { user: "/users/:id/posts/:post", home: "/" } as const;
type Params<S extends string> = S extends `${string}:${infer P}/${infer R}` ? P | Params<R> : S extends `${string}:${infer P}` ? P : never;
const fill = <K extends keyof typeof routes>(name: K, params: Record<Params<(typeof routes)[K]>, string>): string =>
  routes[name].replace(/:(\w+)/g, (_, key: string) => (params as Record<string, string>)[key]);
console.log(fill("user", { id: "7", post: "9" }), fill("home", {} as Record<never, string>));
function pick<T, K extends keyof T>(o: T, ...keys: K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, o[key]])) as Pick<T, K>;
}
console.log(pick({ a: 1, b: "x", c: true }, "a", "c"));
