// `<` before what could be type arguments is still an operator.
const name: any = "m", size: any = 5, n = 3;
const all = (...values: unknown[]) => values;
console.log(name < (typeof size), n < (-n + 5), all(n < -1, (n) > 0), n <= (typeof name).length);
for (let i = 0; i < (-n + 5); i++) console.log(i < -2147483648, (i >>> 0) === 1, i < 1, 2 > (i));
const picked = (n < (typeof name).length) ? [1].map((x): number => x) : [2];
console.log(picked, n < picked.length && picked.length < 9, n << 2 < (20), name < (size as number));
// Comparisons that the types of C decide compile without warnings.
const low = (x: number) => (x | 0) <= 2147483647 && (x | 0) >= -2147483648 && 4294967295 >= (x >>> 0);
console.log(low(n), (n | 0) > 2147483647, (n >>> 0) === 4294967295, 10 * 2147483647 === (n | 0), -2147483648 - 3 <= (n >> 1));
