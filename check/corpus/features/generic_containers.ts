// Generic classes with constraints and defaults.
class Stack<T = number> {
  #items: T[] = [];
  push(...items: T[]): this {
    this.#items.push(...items);
    return this;
  }
  pop(): T | undefined { return this.#items.pop(); }
  peek(): T | undefined { return this.#items.at(-1); }
  map<U>(f: (item: T) => U): Stack<U> { return new Stack<U>().push(...this.#items.map(f)); }
  get size() { return this.#items.length; }
  *[Symbol.iterator]() { for (let i = this.size; i-- > 0;) yield this.#items[i]; }
}
const stack = new Stack().push(1, 2, 3);
console.log(stack.pop(), stack.peek(), [...stack.map((n) => `n${n}`)], stack.size);
class Heap<T> {
  private items: T[] = [];
  constructor(private before: (a: T, b: T) => boolean) {}
  add(item: T): void {
    let at = this.items.push(item) - 1;
    for (let up = (at - 1) >> 1; at > 0 && this.before(this.items[at], this.items[up]); up = (at - 1) >> 1) {
      [this.items[at], this.items[up]] = [this.items[up], this.items[at]];
      at = up;
    }
  }
  take(): T | undefined {
    const top = this.items[0], last = this.items.pop();
    if (this.items.length > 0) {
      this.items[0] = last!;
      for (let at = 0, child; (child = 2 * at + 1) < this.items.length; at = child) {
        if (child + 1 < this.items.length && this.before(this.items[child + 1], this.items[child])) child++;
        if (!this.before(this.items[child], this.items[at])) break;
        [this.items[at], this.items[child]] = [this.items[child], this.items[at]];
      }
    }
    return top;
  }
}
const heap = new Heap<{ p: number; name: string }>((a, b) => a.p < b.p);
[5, 2, 8, 1].forEach((p) => heap.add({ p, name: `job ${p}` }));
for (let job = heap.take(); job; job = heap.take()) console.log(job.name);
class Registry<K extends string, V extends { id: K }> {
  private readonly byId = {} as Record<K, V>;
  add(value: V) { this.byId[value.id] = value; return this; }
  ids(): K[] { return Object.keys(this.byId) as K[]; }
}
console.log(new Registry<"a" | "b", { id: "a" | "b" }>().add({ id: "b" }).add({ id: "a" }).ids());
