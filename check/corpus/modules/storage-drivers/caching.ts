import type { Driver } from "./driver.ts";
import { open, register } from "./registry.ts";

const caching = (inner: Driver): Driver => {
  const cache = new Map<string, Promise<string | undefined>>();
  let misses = 0;
  return {
    get label() {
      return `${inner.label} cached (${misses} misses)`;
    },
    read(key) {
      if (!cache.has(key)) cache.set(key, (misses++, inner.read(key)));
      return cache.get(key)!;
    },
    write: (key, value) => (cache.delete(key), inner.write(key, value)),
  };
};
register("caching", (rest) => caching(open(rest)));
