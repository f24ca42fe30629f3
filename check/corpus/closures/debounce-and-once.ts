// Function decorators kept in closures: once, memo with a bound, partial application, and a debounced queue by hand.
const once = <A extends unknown[], R>(fn: (...args: A) => R): ((...args: A) => R) => {
  let done: { value: R } | undefined;
  return (...args) => (done ??= { value: fn(...args) }).value;
};
function memo<A extends (string | number)[], R>(fn: (...args: A) => R, most = 2) {
  const kept = new Map<string, R>();
  let hits = 0;
  const call = (...args: A): R => {
    const key = args.join("\u0000");
    if (kept.has(key)) {
      hits++;
      const value = kept.get(key)!;
      kept.delete(key), kept.set(key, value);
      return value;
    }
    const value = fn(...args);
    kept.set(key, value);
    if (kept.size > most) kept.delete(kept.keys().next().value!);
    return value;
  };
  return Object.assign(call, { stats: () => `${hits} hits, ${kept.size} kept` });
}
function debounce<T>(fn: (latest: T, dropped: number) => void): { (value: T): void; flush(): boolean } {
  let pending: [T] | null = null, dropped = 0;
  const take = (value: T): void => {
    if (pending) dropped++;
    pending = [value];
  };
  take.flush = (): boolean => {
    if (!pending) return false;
    const [value] = pending;
    fn(value, dropped);
    pending = null, dropped = 0;
    return true;
  };
  return take;
}
let made = 0;
const config = once((name: string) => ({ name, id: ++made }));
console.log(config("first"), config("second") === config("third"), made);
const power = memo((base: number, exponent: number) => base ** exponent);
console.log(power(2, 8), power(3, 3), power(2, 8), power(5, 2), power(3, 3), power.stats());
const show = debounce<string>((latest, dropped) => console.log(`${latest} after ${dropped}`));
for (const key of "typing") show(key);
console.log(show.flush(), show.flush());
const curry = <A, B, C, R>(f: (a: A, b: B, c: C) => R) => (a: A) => (b: B) => (c: C) => f(a, b, c);
const volume = curry((a: number, b: number, unit: string) => `${a * b}${unit}`);
console.log(["m²", "ft²"].map(volume(3)(4)), volume.name, volume(1).length);
