type Operation = (a: number, b: number) => number;
const operations: { [name: string]: Operation } = {
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul(a, b) {
    return a * b;
  },
};
for (const name of Object.keys(operations)) {
  console.log(name, operations[name](6, 3));
}
function apply(f: Operation, a: number, b: number): number {
  return f(a, b);
}
console.log(apply(operations.add, 1, 2), apply((a, b) => a ** b, 2, 8), apply(Math.max, 3, 9));
const compose = (f: (x: number) => number, g: (x: number) => number) => (x: number) => f(g(x));
const inc = (x: number) => x + 1;
const double = (x: number) => x * 2;
console.log(compose(inc, double)(5), compose(double, inc)(5));
const maybe: ((x: number) => number) | undefined = undefined;
console.log(maybe === undefined);
