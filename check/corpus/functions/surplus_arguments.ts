// More arguments than parameters, and all of them through `arguments`.
let calls = 0;
const next = () => ++calls;

function one(a: number) {
  return a;
}
const asTwo: (a: number, b: number) => number = one;
console.log(asTwo(next(), next()), calls);

const none = () => "none";
const asOne: (a: number) => string = none;
console.log(asOne(next()), calls);

function rest(first: number, ...others: number[]) {
  return `${arguments.length} ${first} ${others.length} ${others.join("+")}`;
}
console.log(rest(1), rest(1, 2, 3), rest(...[4, 5, 6, 7] as [number, ...number[]]));

function total(...numbers: number[]) {
  let sum = 0;
  for (let i = 0; i < arguments.length; i++) sum += arguments[i];
  return sum === numbers.reduce((a, b) => a + b, 0) ? sum : NaN;
}
console.log(total(), total(1, 2), total(3, 4, 5));

let u: number | undefined;
console.log((u ??= 4), (u ||= 5), (u &&= 6));
let i = 0;
console.log(i++, i++, ++i, i--, i, (i += 5), i);
