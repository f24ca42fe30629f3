// Properties with attributes, seen and changed.
const o: Record<string, unknown> = { plain: 1 };
Object.defineProperty(o, "hidden", { value: 2, writable: true });
Object.defineProperty(o, "computed", { get: () => 3, enumerable: true, configurable: true });
Object.defineProperties(o, { x: { value: 4, enumerable: true }, y: { value: 5 } });
console.log(o, Object.keys(o), o.hidden, o.computed, o.y);
console.log(Object.getOwnPropertyDescriptor(o, "plain"), Object.getOwnPropertyDescriptor(o, "y"), Object.getOwnPropertyDescriptor(o, "none"));
for (const [key, { enumerable, writable, get }] of Object.entries(Object.getOwnPropertyDescriptors(o))) console.log(key, enumerable, writable, typeof get);
const copy = Object.assign({}, o);
console.log(copy, JSON.stringify(o), { ...o });
delete o.computed;
console.log("computed" in o, Object.is(-0, 0), Object.fromEntries(Object.entries(o).map(([k, v]) => [k.toUpperCase(), v])));
