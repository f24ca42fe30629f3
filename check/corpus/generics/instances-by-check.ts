// A type parameter of which checks find out what it is; each instance has code for all of them.
function measure<T>(value: T): number {
  if (typeof value === "string" || typeof value === "number") {
    return Number(value);
  }
  if (value instanceof Date) {
    return value.getTime();
  }
  if (value instanceof Map || value instanceof Set) {
    return value.size;
  }
  return Array.isArray(value) ? value.length : -1;
}

class Ordered<K> {
  private readonly keys: K[] = [];

  readonly compare = (a: K, b: K): number => {
    if (a instanceof Date && b instanceof Date) {
      return a.getTime() - b.getTime();
    }
    return a < b ? -1 : a > b ? 1 : 0;
  };
  add(...keys: K[]) {
    this.keys.push(...keys);
    this.keys.sort(this.compare);
    return this;
  }
  list(): string {
    return this.keys.map((key) => measure(key)).join(" ");
  }
}

console.log(measure("12"), measure(3), measure(new Date(4)), measure(new Set([1])), measure([1, 2]), measure(null));
console.log(new Ordered<number>().add(3, 1, 2).list());
console.log(new Ordered<Date>().add(new Date(9), new Date(1)).list());
console.log(new Ordered<string>().add("30", "20").list());
