for (const [a, b] of [[7, 2], [-7, 2], [7, -2], [0, 5], [-0, 5], [5, 0], [0, 0], [2 ** 40, 3], [1e308, 1e-10], [5.5, 2], [-5.5, 2]]) {
  console.log(a / b, a % b, Math.floor(a / b), Math.trunc(a / b), (a / b) | 0);
}
let digits = "";
for (let n = 9081726354; n > 0; n = Math.floor(n / 10)) digits = (n % 10) + digits;
console.log(digits);
