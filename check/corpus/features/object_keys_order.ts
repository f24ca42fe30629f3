// Integer keys come first, then the others as they were added.
const o: Record<string, number> = { b: 1, 2: 2, a: 3, 1: 4, "-1": 5, "01": 6 };
o.z = 7;
o[0] = 8;
delete o.b;
o.b = 9;
console.log(Object.keys(o), JSON.stringify(o));
for (const key in o) if (key > "1") console.log(key, o[key]);
const merged = { ...o, a: 0, ...{ 1: "one" } };
console.log(Object.entries(merged));
const parent = { inherited: 1 };
const child = Object.create(parent, { own: { value: 2, enumerable: true }, hidden: { value: 3 } });
for (const key in child) console.log(key, Object.hasOwn(child, key));
console.log(Object.keys(child), "hidden" in child, child.propertyIsEnumerable("hidden"), Object.getOwnPropertyNames(child));
const { [Object.keys(o)[0]]: first, ...others } = o;
console.log(first, others);
