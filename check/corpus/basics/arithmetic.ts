const a = 7;
const b = 2;
console.log(a + b, a - b, a * b, a / b, a % b, a ** b);
console.log(-7 % 3, 7 % -3, -7 / 2, 0 / -1, 5.5 % 2);
console.log(1 / 0, -1 / 0, 0 / 0);
console.log(0.1 + 0.2, 1e21, 1e-7, 123456789012345680000, 1.5e300 * 1e10);
console.log(2 ** 53, 2 ** 53 + 1, 2 ** 31, -(2 ** 31));
console.log((1 + 2) * 3 - 4 / (5 - 3));
