// Spectral norm of an infinite matrix, by the power method.

function a(i: number, j: number): number {
  return 1 / (((i + j) * (i + j + 1)) / 2 + i + 1);
}

function multiplyAv(n: number, v: number[], av: number[]): void {
  for (let i = 0; i < n; i++) {
    let sum = 0;
    for (let j = 0; j < n; j++) sum += a(i, j) * v[j];
    av[i] = sum;
  }
}

function multiplyAtv(n: number, v: number[], atv: number[]): void {
  for (let i = 0; i < n; i++) {
    let sum = 0;
    for (let j = 0; j < n; j++) sum += a(j, i) * v[j];
    atv[i] = sum;
  }
}

function multiplyAtAv(n: number, v: number[], out: number[]): void {
  const u: number[] = new Array(n).fill(0);
  multiplyAv(n, v, u);
  multiplyAtv(n, u, out);
}

function approximate(n: number): number {
  const u: number[] = new Array(n).fill(1);
  const v: number[] = new Array(n).fill(0);
  for (let i = 0; i < 10; i++) {
    multiplyAtAv(n, u, v);
    multiplyAtAv(n, v, u);
  }
  let vbv = 0;
  let vv = 0;
  for (let i = 0; i < n; i++) {
    vbv += u[i] * v[i];
    vv += v[i] * v[i];
  }
  return Math.sqrt(vbv / vv);
}

console.log(approximate(2000).toFixed(9));
