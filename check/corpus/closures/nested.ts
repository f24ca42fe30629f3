function outer(x: number) {
  return function middle(y: number) {
    let sum = x + y;
    return function inner(z: number) {
      sum += z;
      return `${x} ${y} ${z} ${sum}`;
    };
  };
}
const f = outer(1)(2);
console.log(f(3));
console.log(f(4));
function curry3(fn: (a: number, b: number, c: number) => number) {
  return (a: number) => (b: number) => (c: number) => fn(a, b, c);
}
console.log(curry3((a, b, c) => a * 100 + b * 10 + c)(1)(2)(3));
