// validation
interface Person { name: string; age: number; [k: string]: any }
const person: Person = { name: "Ann", age: 3 };
const validated = new Proxy(person, {
  set(target, prop, value, receiver) {
    if (prop === "age" && (typeof value !== "number" || value < 0)) throw new RangeError("bad age " + String(value));
    return Reflect.set(target, prop, value, receiver);
  },
});
validated.age = 5;
try { validated.age = -1; } catch (e) { console.log((e as Error).message); }
console.log(validated, person.age, validated.name, "name" in validated, Object.keys(validated));
// logging
const log: string[] = [];
const logged = new Proxy({ a: 1, b: "x" } as { a: number; b?: string; c?: boolean }, {
  get(t, p, r) { log.push("get " + String(p)); return Reflect.get(t, p, r); },
  set(t, p, v, r) { log.push("set " + String(p) + "=" + v); return Reflect.set(t, p, v, r); },
  has(t, p) { log.push("has " + String(p)); return Reflect.has(t, p); },
  deleteProperty(t, p) { log.push("delete " + String(p)); return Reflect.deleteProperty(t, p); },
  ownKeys(t) { log.push("ownKeys"); return Reflect.ownKeys(t); },
  getOwnPropertyDescriptor(t, p) { log.push("gopd " + String(p)); return Reflect.getOwnPropertyDescriptor(t, p); },
  defineProperty(t, p, d) { log.push("define " + String(p) + " " + JSON.stringify(d)); return Reflect.defineProperty(t, p, d); },
});
logged.a += 2;
delete logged.b;
logged.c = true;
console.log("c" in logged, logged.a);
console.log(Object.keys(logged), { ...logged }, JSON.stringify(logged), Object.entries(logged));
const { a } = logged;
console.log(a);
console.log(log.join("\n"));
// default values
const withDefault = <T extends object>(o: T, d: any): T => new Proxy(o, { get: (t, p) => (p in t ? (t as any)[p] : d) });
const counts = withDefault({} as Record<string, number>, 0);
counts.x++; counts["y"] += 4;
console.log(counts.x, counts.y, counts.z, counts);
// negative index
function neg<T>(arr: T[]): T[] {
  return new Proxy(arr, {
    get(target, prop, receiver) {
      if (typeof prop === "string" && /^-\d+$/.test(prop)) return target[target.length + Number(prop)];
      return Reflect.get(target, prop, receiver);
    },
  });
}
const n = neg([1, 2, 3]);
console.log(n[-1], n[0], n.length, n.map(x => x * 2), [...n], n.slice(-2), Array.isArray(n), n);
n.push(10);
console.log(n[-1], n.length);
let sum = 0;
for (const x of n) sum += x;
console.log(sum, Math.max(...n), n.indexOf(3), n.join("-"), n.reduce((p, c) => p + c, 0));
// observable
type Listener = (key: string, value: unknown) => void;
function observe<T extends object>(o: T, l: Listener): T {
  return new Proxy(o, {
    get(t, p, r) {
      const v = Reflect.get(t, p, r);
      return typeof v === "object" && v !== null ? observe(v, l) : v;
    },
    set(t, p, v, r) { const ok = Reflect.set(t, p, v, r); l(String(p), v); return ok; },
  });
}
const state = observe({ count: 0, nested: { deep: { v: 1 } }, list: [1, 2] }, (k, v) => console.log("changed", k, v));
state.count++;
state.nested.deep.v = 42;
state.list.push(3);
console.log(state.list.length, JSON.stringify(state));
state.list.sort((x, y) => y - x);
console.log(state);
// function
const add = (x: number, y: number) => x + y;
const memo = new Map<string, number>();
const memoAdd = new Proxy(add, {
  apply(target, thisArg, args) {
    const k = args.join();
    if (!memo.has(k)) { console.log("compute", k); memo.set(k, target(args[0], args[1])); }
    return memo.get(k);
  },
});
console.log(memoAdd(1, 2), memoAdd(1, 2), memoAdd(2, 3), typeof memoAdd, memoAdd.length, memoAdd.name);
