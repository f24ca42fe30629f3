// Spread of objects whose keys are known, and of those whose keys are not.
interface Order { id: number; customer: string; total: number; items: string[]; note?: string }

const base: Order = { id: 1, customer: "ann", total: 0, items: ["a"] };
const changed: Order = { ...base, total: 5 };
console.log(changed, Object.keys(changed), JSON.stringify(changed));
console.log({ ...base, extra: true, id: 9 }, { first: 0, ...base }, { id: 7, ...base }.id);

// the order of evaluation
function rename(order: Order): number {
  order.customer = "bob";
  return 3;
}
const mutable: Order = { id: 2, customer: "eve", total: 1, items: [] };
console.log({ ...mutable, total: rename(mutable) }, mutable.customer);
console.log({ total: rename(mutable), ...mutable });
let count = 0;
const next = () => ++count;
const both = { id: next(), ...{ id: 10, name: "n" }, more: next(), ...{ more: next() } };
console.log(both, count);

// a reducer
type State = { count: number; items: string[]; user: { name: string; age: number } };
type Action = { type: "inc"; by: number } | { type: "add"; item: string } | { type: "rename"; name: string };
function reducer(s: State, a: Action): State {
  switch (a.type) {
    case "inc": return { ...s, count: s.count + a.by };
    case "add": return { ...s, items: [...s.items, a.item] };
    case "rename": return { ...s, user: { ...s.user, name: a.name } };
  }
}
let state: State = { count: 0, items: [], user: { name: "a", age: 1 } };
for (const a of [{ type: "inc", by: 2 }, { type: "add", item: "x" }, { type: "rename", name: "z" }] as Action[]) state = reducer(state, a);
console.log(state, JSON.stringify(state));

// optional keys: what is there is only known when it runs
interface P { x: number; y: number; tag?: string }
const some: P[] = [{ x: 1, y: 2 }, { x: 3, y: 4, tag: "t" }];
for (const p of some) console.log({ ...p, x: 0 }, Object.keys({ ...p }).length, "tag" in { ...p });
const merged = (a: Partial<P>, b: P): P => ({ ...b, ...a });
console.log(merged({ x: 9 }, some[1]), merged({}, some[0]), merged({ tag: undefined }, some[0]));
const late: { a: number; b?: number } = { a: 1 };
console.log({ ...late });
late.b = 2;
console.log({ ...late });
const lost: { a: number; b?: number } = { a: 1, b: 2 };
delete lost.b;
console.log({ ...lost });
const assigned = { one: 1 };
Object.assign(assigned, { two: 2 });
console.log({ ...assigned });
const anyObject: any = { q: 1 };
anyObject.r = 2;
console.log({ ...anyObject, s: 3 });

// rest
const { id, ...others } = base;
console.log(id, others, Object.keys(others));
function options({ a = 1, b = 2, ...rest }: { a?: number; b?: number; c?: number }) { return [a, b, rest.c ?? 0, Object.keys(rest).length]; }
console.log(options({ a: 5, c: 3 }), options({}));

// nothing to spread, classes, methods, holes in order
console.log({ ...undefined, a: 1 }, { ...null }, { ...(count > 100 ? base : undefined), z: 1 });
class Point { constructor(public x: number, public y: number) {} sum() { return this.x + this.y; } }
console.log({ ...new Point(1, 2), z: 3 });
const withMethod = { n: 4, twice() { return this.n * 2; } };
const copy = { ...withMethod, n: 10 };
console.log(copy.twice(), withMethod.twice());
const indexed = { b: 1, 2: "two", 1: "one" };
console.log({ a: 0, ...indexed });
function twice<T extends object>(value: T) { return { ...value, ...value }; }
console.log(twice({ k: 1 }), twice({ k: "s", l: [1] }));
let chain = { depth: 0, label: "x" };
for (let i = 0; i < 3; i++) chain = { ...chain, depth: chain.depth + 1 };
console.log(chain);
const frozen = Object.freeze({ f: 1, g: 2 });
console.log({ ...frozen, f: 3 });
const big = { ...base, nan: NaN, zero: -0, undef: undefined as number | undefined };
console.log({ ...big }, Object.is({ ...big }.zero, -0));
console.log(JSON.stringify([{ ...big }, { ...base, items: undefined }]));
