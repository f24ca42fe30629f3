// A bank's counters served in order by a priority queue of events, with what everyone waited.
interface Customer { readonly name: string; arrives: number; needs: number }
type Happening = { time: number } & ({ kind: "arrival"; customer: Customer } | { kind: "free"; counter: number; customer: Customer });

class Heap<T> {
  readonly #items: T[] = [];
  readonly #less: (a: T, b: T) => boolean;
  constructor(less: (a: T, b: T) => boolean, items: Iterable<T> = []) { this.#less = less; for (const item of items) this.push(item); }
  get size() { return this.#items.length; }
  push(item: T): void {
    const heap = this.#items;
    let i = heap.push(item) - 1;
    for (let up = (i - 1) >> 1; i > 0 && this.#less(heap[i], heap[up]); i = up, up = (i - 1) >> 1) [heap[i], heap[up]] = [heap[up], heap[i]];
  }
  pop(): T | undefined {
    const heap = this.#items, [top] = heap, last = heap.pop();
    if (heap.length === 0 || last === undefined) return last;
    heap[0] = last;
    for (let i = 0, next = 0; ; i = next) {
      for (const child of [2 * i + 1, 2 * i + 2]) if (child < heap.length && this.#less(heap[child], heap[next])) next = child;
      if (next === i) return top;
      [heap[i], heap[next]] = [heap[next], heap[i]];
    }
  }
  *drain() { while (this.size) yield this.pop()!; }
}
function simulate(customers: readonly Customer[], counters: number): Map<string, number> {
  const events = new Heap<Happening>((a, b) => a.time < b.time || (a.time === b.time && a.kind < b.kind), customers.map((customer) => ({ time: customer.arrives, kind: "arrival" as const, customer })));
  const free = Array.from({ length: counters }, (_, i) => i + 1), line: Customer[] = [], waits = new Map<string, number>();
  for (const event of events.drain()) {
    if (event.kind === "arrival") line.push(event.customer);
    else { free.push(event.counter); console.log(`${String(event.time).padStart(3)} ${event.customer.name} leaves counter ${event.counter}`); }
    while (free.length && line.length) {
      const customer = line.shift()!, counter = free.sort((a, b) => a - b).shift()!;
      waits.set(customer.name, event.time - customer.arrives);
      events.push({ time: event.time + customer.needs, kind: "free", counter, customer });
    }
  }
  return waits;
}
const people = ["ann 0 5", "bob 1 3", "cyd 2 9", "dan 2 1", "eve 20 2"].map((line): Customer => {
  const [name, arrives, needs] = line.split(" ");
  return { name, arrives: +arrives, needs: +needs };
});
for (const counters of [1, 2]) {
  const waits = simulate(people, counters);
  console.log(waits, Math.max(...waits.values()), [...waits.values()].reduce((a, b) => a + b) / waits.size);
}
console.log([...new Heap<string>((a, b) => a.length < b.length || (a.length === b.length && a < b), ["pear", "fig", "apple", "nut"]).drain()], new Heap<number>(() => true).pop());
