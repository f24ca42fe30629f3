// Picks, omissions, inversions, deep merges and comparisons of records, with what a record keeps of its order.
const pick = <T extends object, K extends keyof T>(from: T, ...keys: K[]): Pick<T, K> =>
  Object.fromEntries(keys.filter((key) => Object.hasOwn(from, key)).map((key) => [key, from[key]])) as Pick<T, K>;
const omit = <T extends object, K extends keyof T>(from: T, ...keys: K[]): Omit<T, K> => {
  const copy = { ...from };
  for (const key of keys) delete (copy as Partial<T>)[key];
  return copy;
};
const inverted = <K extends string, V extends string>(map: Record<K, V>) =>
  Object.fromEntries(Object.entries<V>(map).map(([k, v]) => [v, k])) as Record<V, K>;

type Tree = { [key: string]: Tree | number | string | number[] };
const isTree = (value: Tree[string] | undefined): value is Tree => typeof value === "object" && !Array.isArray(value);
function merged(a: Tree, b: Tree): Tree {
  const out: Tree = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const old = out[key];
    out[key] = isTree(old) && isTree(value) ? merged(old, value) : value;
  }
  return out;
}
const flat = (tree: Tree, prefix = ""): [string, unknown][] =>
  Object.entries(tree).flatMap(([key, value]) => (isTree(value) ? flat(value, `${prefix}${key}.`) : [[prefix + key, value] as [string, unknown]]));

const user = { id: 7, name: "anna", mail: "a@b.example", admin: false };
console.log(pick(user, "name", "id"), omit(user, "mail", "admin"), pick({ x: 1 } as { x: number; y?: number }, "x", "y"));
console.log(inverted({ up: "k", down: "j" }), inverted({}), Object.keys({ b: 1, 10: 2, a: 3, 2: 4, "-1": 5 }));
const defaults: Tree = { server: { port: 80, hosts: [1, 2], tls: { level: 1 } }, name: "base" };
const merge = merged(defaults, { server: { port: 8080, tls: { key: "k" }, hosts: [3] }, extra: {} });
console.log(JSON.stringify(merge), defaults.server);
console.log(flat(merge));
console.log(Object.entries(user).map(([key, value]) => `${key}:${typeof value}`).join(), Object.values(user).filter(Boolean));
const labelled = { ...user, get label(): string { return `${this.name}#${this.id}`; } };
const sealed = Object.seal(labelled);
sealed.name = "bert";
console.log(sealed.label, Object.isSealed(sealed), Object.isFrozen(sealed), Reflect.deleteProperty(sealed, "id"), sealed);
console.log(Object.assign({}, null, { a: 1 }, undefined, "xy", [9]), { ...[..."hi"], ...[0], ...(null as object | null) }, Object.is(user, { ...user }));
