// Deep equality, merging, freezing and differences.
function isObject(v: unknown): v is Record<string, unknown> { return typeof v === "object" && v !== null; }
function deepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b))
    return true;
  if (!isObject(a) || !isObject(b))
    return false;
  if (a instanceof Date && b instanceof Date)
    return a.getTime() === b.getTime();
  if (Array.isArray(a) !== Array.isArray(b))
    return false;
  if (a instanceof Map && b instanceof Map) {
    if (a.size !== b.size)
      return false;
    for (const [k, v] of a)
      if (!b.has(k) || !deepEqual(v, b.get(k)))
        return false;
    return true;
  }
  if (a instanceof Set && b instanceof Set)
    return a.size === b.size && [...a].every((x) => b.has(x));
  const ka = Object.keys(a), kb = Object.keys(b);
  return ka.length === kb.length && ka.every((k) => Object.hasOwn(b, k) && deepEqual(a[k], b[k]));
}
console.log(deepEqual({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }), deepEqual([1], { 0: 1 }), deepEqual(new Map([[1, [2]]]), new Map([[1, [2]]])), deepEqual(new Set([1]), new Set([2])), deepEqual(NaN, NaN), deepEqual(new Date(0), new Date(0)), deepEqual(null, undefined));
function deepMerge<T extends object, U extends object>(t: T, s: U): T & U {
  const out: any = { ...t };
  for (const [k, v] of Object.entries(s))
    out[k] = isObject(v) && isObject(out[k]) && !Array.isArray(v) ? deepMerge(out[k], v) : v;
  return out;
}
console.log(deepMerge({ a: { x: 1, y: 2 }, b: 1 }, { a: { y: 3, z: 4 }, c: [1] }));
function deepFreeze<T>(o: T): Readonly<T> {
  if (isObject(o)) {
    Object.values(o).forEach(deepFreeze);
    Object.freeze(o);
  }
  return o;
}
const fz = deepFreeze({ a: { b: [1] } });
console.log(Object.isFrozen(fz.a.b));
const diff = (a: any, b: any, path = ""): string[] => {
  const out: string[] = [];
  for (const k of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const p = path ? `${path}.${k}` : k;
    if (!(k in a))
      out.push(`+${p}`);
    else if (!(k in b))
      out.push(`-${p}`);
    else if (isObject(a[k]) && isObject(b[k]))
      out.push(...diff(a[k], b[k], p));
    else if (a[k] !== b[k])
      out.push(`~${p}: ${a[k]} -> ${b[k]}`);
  }
  return out;
};
console.log(diff({ a: 1, b: { c: 2, d: 3 } }, { b: { c: 5, e: 1 }, f: 1 }));
