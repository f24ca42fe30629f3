// Constants that C takes for integers of 64 bits are numbers all the same: they divide and overflow as such.
const one = [3].length;
const two = [2, 3].map((x) => x).length;
const yes = one > 0;

console.log(4294967295 / two, 4294967295 * two, -4294967295 / one / two);
console.log((yes ? 4294967295 : 4294967296) / two, (yes ? 4294967295 : 0.5) / two);
console.log(9007199254740991 * two, 9007199254740991 + two, 9007199254740991 * one * two);
console.log((two > 1 ? 1e15 : 1e16) * two * 1e6, (two > 1 ? 9e15 : 8e15) * (two + 8e15));
let k = 1;
for (let i = 0; i < 4; i++) k = (k * 9007199254740991) / 2;
console.log(k, (true ? 4294967295 : 0.5) / [10].reduce((sum: number) => sum, 10));
