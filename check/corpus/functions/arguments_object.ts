// The arguments object in plain functions, its length, spread and forwarding.
function sum() {
  let t = 0;
  for (let i = 0; i < arguments.length; i++) t += arguments[i];
  return t;
}
console.log((sum as any)(1, 2, 3), (sum as (...n: number[]) => number)(), sum.length);
function show(a?: any, b?: any) {
  const list = Array.from(arguments);
  return [arguments.length, a, b, list, typeof arguments, Array.prototype.slice.call(arguments, 1)];
}
console.log(show(), show(1), (show as any)(1, 2, 3));
function forward(this: any, ...rest: any[]) {
  return (show as any).apply(this, arguments);
}
console.log(forward(1, "x"));
const o = {
  n: 2,
  times() {
    return [...arguments].map((x) => x * this.n);
  },
};
console.log((o.times as any)(1, 2, 3));
function outer() {
  const inner = () => arguments[0];
  return inner();
}
console.log((outer as any)("from outer"));
class K {
  m() {
    return arguments.length;
  }
  static s() {
    return Array.from(arguments).join("+");
  }
}
console.log((new K().m as any)(1, 2), (K.s as any)("a", 1));
function has(x?: number) {
  return [0 in arguments, arguments.hasOwnProperty("1"), Object.keys(arguments)];
}
console.log(has(), has(1));
(function () {
  for (const a of arguments as any) console.log("item", a);
})(...([1, 2] as unknown as []));
