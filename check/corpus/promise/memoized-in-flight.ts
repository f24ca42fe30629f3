// One request in flight for each key: callers share its promise, failures are forgotten, successes kept.
class Once<K, V> {
  readonly #inFlight = new Map<K, Promise<V>>();
  calls = 0;
  constructor(private readonly load: (key: K) => Promise<V>) {}
  get(key: K): Promise<V> {
    let pending = this.#inFlight.get(key);
    if (pending === undefined) {
      this.calls++;
      pending = this.load(key).catch((error: unknown) => {
        this.#inFlight.delete(key);
        throw error;
      });
      this.#inFlight.set(key, pending);
    }
    return pending;
  }
}
let healthy = false;
const users = new Once<number, { id: number; name: string }>((id) =>
  new Promise((resolve, reject) => {
    queueMicrotask(() => (id < 0 && !healthy ? reject(new Error(`no user ${id}`)) : resolve({ id, name: `user${id}` })));
  }));

const [a, b, c] = await Promise.all([users.get(1), users.get(1), users.get(2)]);
console.log(a === b, a === c, a.name, c.name, users.calls);
const failed = await Promise.allSettled([users.get(-1), users.get(-1)]);
console.log(failed.map((f) => (f.status === "rejected" ? (f.reason as Error).message : f.value.name)), users.calls);
healthy = true;
console.log(await users.get(-1), users.calls, users.get(2) === users.get(2));
const order: string[] = [];
await Promise.all([
  users.get(9).then((u) => order.push(`load ${u.name}`)).finally(() => order.push("finally 9")),
  users.get(1).then((u) => order.push(`kept ${u.name}`)),
  Promise.reject(new Error("x")).then(() => order.push("never"), () => order.push("second argument")),
]);
console.log(order);
export {};
