// members of the library as values, array methods for what is like an array
function args() { return [].slice.call(arguments); }
console.log((args as any)(1, 2, 3));
function f2() { const a = Array.prototype.slice.call(arguments, 1); return a.length; }
console.log((f2 as any)(1, 2, 3));
console.log(Array.prototype.map.call("abc", (c: string) => c + c));
console.log(Object.prototype.toString.call([]), Object.prototype.toString.call(null), Object.prototype.toString.call(new Date()), Object.prototype.toString.call(/x/), Object.prototype.toString.call(1), Object.prototype.toString.call(undefined), Object.prototype.toString.call(() => 1));
const o: Record<string, number> = { a: 1 };
console.log(Object.prototype.hasOwnProperty.call(o, "a"), {}.hasOwnProperty.call(o, "b"));
const { log } = console;
log("hi", 1);
const { floor, max, PI } = Math;
console.log(floor(2.5), max(1, 5, 2), PI);
const has = Object.hasOwn;
console.log(has(o, "a"));
console.log(Number.prototype.toFixed.call(3.14159, 2));
const toStr = Object.prototype.toString;
console.log(toStr.call({}));
const hasOwn = Object.prototype.hasOwnProperty;
console.log(hasOwn.call(o, "a"));
const slice = Array.prototype.slice;
console.log(slice.call([1, 2, 3], 1));
const push = Array.prototype.push;
const arr: number[] = []; push.apply(arr, [1, 2]); console.log(arr);
const { keys, entries: ent } = Object;
console.log(keys(o), ent(o));
const { parse, stringify } = JSON;
console.log(stringify(parse("[1]")));
const { isArray, from } = Array;
console.log(isArray([]), from([1, 2], x => x * 2));
const p = Math.pow; console.log(p(2, 10), [1, 4, 9].map(Math.sqrt));
const fns = [Math.abs, Math.ceil, Number, String, Boolean, parseInt, isNaN];
console.log(fns.map(f => (f as any)(-1.5)));
const up = String.prototype.toUpperCase; console.log(up.call("abc"));
console.log(["a", "b"].map(Function.prototype.call, String.prototype.toUpperCase));

console.log(Math.max.apply(null, [1, 2, 3]), Math.min.call(null, 4, 5));
const logger = console.log; logger("x");
[1, 2].forEach(console.log);
const reduce = Array.prototype.reduce; console.log(reduce.call([1, 2, 3], (a: any, b: any) => a + b, 0));
console.log(typeof Array.prototype.map, Array.prototype.map.name, Array.prototype.slice.length);
console.log(String.fromCharCode.apply(null, [72, 105]), Array.apply(null, Array(3)).length);
console.log(Array.prototype.concat.call([1], [2], 3), Array.prototype.join.call({ length: 2, 0: "x", 1: "y" }, "-"));
console.log(Object.prototype.propertyIsEnumerable.call(o, "a"), Object.prototype.valueOf.call(5) == 5);
const trim = Function.prototype.call.bind(String.prototype.trim); console.log((trim as any)("  x "));
