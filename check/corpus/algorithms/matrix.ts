type Matrix = number[][];
function multiply(a: Matrix, b: Matrix): Matrix {
  return a.map((row) => b[0].map((_, j) => row.reduce((sum, x, k) => sum + x * b[k][j], 0)));
}
function identity(n: number): Matrix {
  const m: Matrix = [];
  for (let i = 0; i < n; i++) {
    m.push([]);
    for (let j = 0; j < n; j++) m[i].push(i === j ? 1 : 0);
  }
  return m;
}
function power(m: Matrix, n: number): Matrix {
  let result = identity(m.length);
  while (n > 0) {
    if (n % 2 === 1) result = multiply(result, m);
    m = multiply(m, m);
    n = Math.floor(n / 2);
  }
  return result;
}
console.log(power([[1, 1], [1, 0]], 50)[0][1], multiply([[1, 2], [3, 4]], [[0, 1], [1, 0]]));
