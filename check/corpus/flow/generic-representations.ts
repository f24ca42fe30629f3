function last<T>(items: T[]): T | undefined {
  return items.length ? items[items.length - 1] : undefined;
}
function fill<T>(n: number, value: T): T[] {
  const out: T[] = [];
  while (out.length < n) out.push(value);
  return out;
}
console.log(last([1, 2]), last(["a"]), last([true, false]), last([{ k: 1 }]), last([null]), last<number>([]));
console.log(fill(2, 0.5), fill(2, "s"), fill(1, [1]), fill(0, true), fill(2, undefined));
interface Store<T> {
  get(): T;
  set(value: T): void;
}
function store<T>(initial: T): Store<T> {
  let current = initial;
  return { get: () => current, set: (value) => (current = value) };
}
const n = store(1);
const s = store("a");
const u = store<number | string | undefined>(undefined);
n.set(n.get() + 1);
s.set(s.get() + "b");
console.log(n.get(), s.get(), u.get());
u.set("now text");
console.log(u.get());
u.set(3);
console.log(u.get());
