// Matrix multiplication: arrays of arrays, and one flat array.

type Matrix = number[][];

function make(n: number, seed: number): Matrix {
  const matrix: Matrix = [];
  for (let i = 0; i < n; i++) {
    const row: number[] = [];
    for (let j = 0; j < n; j++) {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      row.push(seed / 2147483648);
    }
    matrix.push(row);
  }
  return matrix;
}

function multiply(a: Matrix, b: Matrix): Matrix {
  const n = a.length;
  const result: Matrix = [];
  for (let i = 0; i < n; i++) {
    const row: number[] = new Array(n).fill(0);
    for (let j = 0; j < n; j++) {
      let sum = 0;
      for (let k = 0; k < n; k++) sum += a[i][k] * b[k][j];
      row[j] = sum;
    }
    result.push(row);
  }
  return result;
}

function multiplyFlat(a: number[], b: number[], n: number): number[] {
  const c: number[] = new Array(n * n).fill(0);
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < n; k++) {
      const x = a[i * n + k];
      for (let j = 0; j < n; j++) c[i * n + j] += x * b[k * n + j];
    }
  }
  return c;
}

function multiplyIntegers(a: number[][], b: number[][]): number[][] {
  const n = a.length;
  const c: number[][] = Array.from({ length: n }, () => new Array<number>(n).fill(0));
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++)
      for (let k = 0; k < n; k++) c[i][j] += a[i][k] * b[k][j];
  return c;
}

const n = 300;
const a = make(n, 1);
const b = make(n, 2);
const product = multiply(a, b);
let trace = 0;
for (let i = 0; i < n; i++) trace += product[i][i];
console.log(trace.toFixed(6));

const flat = multiplyFlat(a.flat(), b.flat(), n);
console.log(flat[0].toFixed(6), flat[n * n - 1].toFixed(6));

const p = Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => (i * j) % 10));
const q = multiplyIntegers(p, p);
console.log(q[1][2], q[n - 1][n - 1]);
