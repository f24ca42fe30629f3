function avg(a: number, b: number): number {
  return (a + b) / 2;
}
console.log(avg(1, 2), avg(2, 4));
let i = 0;
i += 0.5;
i++;
console.log(i);
let x = 0;
for (let k = 0; k < 3; k++) x = -x;
console.log(x, Object.is(x, -0), 1 / x);
const zero = 0;
console.log(Object.is(zero * -1, -0), Object.is(-zero, -0), Object.is(zero % -5, 0), Object.is(-4 % 2, -0));
console.log(Math.round(-0.4), Object.is(Math.round(-0.4), -0), Math.floor(-0.5), Math.trunc(-0.9));
let big = 1;
for (let k = 0; k < 60; k++) big *= 2;
console.log(big, big + 1 === big, big - 1);
let sum = 2 ** 53 - 2;
for (let k = 0; k < 5; k++) sum += 1;
console.log(sum);
let f = 1;
for (let k = 1; k <= 25; k++) f *= k;
console.log(f);
let fibA = 0;
let fibB = 1;
for (let k = 0; k < 90; k++) [fibA, fibB] = [fibB, fibA + fibB];
console.log(fibA, fibB);
