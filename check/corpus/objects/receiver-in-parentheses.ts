// Parentheses around a member keep its receiver, those around an optional chain too.
class Counter {
  count = 0;
  next() {
    return ++this.count;
  }
}

const counter: Counter | undefined = new Counter();
(counter.next)();
(counter?.next)();
console.log((counter?.["next"])(), counter.count);

const nested: any = { inner: { name: "inner", hello() { return "hello from " + this.name; } } };
console.log((nested.inner?.hello)(), (nested?.inner.hello)(), (nested.inner.hello as () => string)());
console.log((0, nested.inner.hello).call({ name: "call" }));

const maybe = (on: boolean): { size(): number } | undefined => (on ? { size: () => 3 } : undefined);
console.log((maybe(true)?.size)!(), maybe(false)?.size());
try {
  (maybe(false)?.size)!();
} catch (error) {
  console.log((error as Error).name);
}
