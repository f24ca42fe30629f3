// Matrices and vectors.
type Mat = number[][];
const zeros = (r: number, c: number): Mat => Array.from({ length: r }, () => new Array(c).fill(0));
const mul = (a: Mat, b: Mat): Mat => a.map((r) => b[0].map((_, j) => r.reduce((s, v, k) => s + v * b[k][j], 0)));
const T = (m: Mat) => m[0].map((_, i) => m.map((r) => r[i]));
const det = (m: Mat): number => m.length === 1 ? m[0][0] : m[0].reduce((s, v, j) => s + (j % 2 ? -1 : 1) * v * det(m.slice(1).map((r) => r.filter((_, k) => k !== j))), 0);
function inv(m: Mat): Mat {
  const n = m.length, a = m.map((r, i) => [...r, ...r.map((_, j) => +(i === j))]);
  for (let i = 0; i < n; i++) {
    let p = i;
    for (let k = i + 1; k < n; k++)
      if (Math.abs(a[k][i]) > Math.abs(a[p][i]))
        p = k;
    if (a[p][i] === 0)
      throw new Error("singular");
    [a[i], a[p]] = [a[p], a[i]];
    const d = a[i][i];
    for (let j = 0; j < 2 * n; j++)
      a[i][j] /= d;
    for (let k = 0; k < n; k++)
      if (k !== i) {
        const f = a[k][i];
        for (let j = 0; j < 2 * n; j++)
          a[k][j] -= f * a[i][j];
      }
  }
  return a.map((r) => r.slice(n));
}
console.log(mul([[1, 2], [3, 4]], [[5, 6], [7, 8]]), T([[1, 2, 3], [4, 5, 6]]), det([[2, 0, 1], [1, 3, 2], [1, 1, 1]]), inv([[4, 7], [2, 6]]).map((r) => r.map((x) => +x.toFixed(3))));
try {
  inv([[1, 2], [2, 4]]);
}
catch (e) {
  console.log((e as Error).message);
}
const id = zeros(3, 3);
id.forEach((r, i) => (r[i] = 1));
console.log(id);
const f64 = new Float64Array(4).map((_, i) => i / 2);
console.log(f64, f64.reduce((a, b) => a + b));
const rot = (m: Mat) => m[0].map((_, i) => m.map((r) => r[i]).reverse());
console.log(rot([[1, 2], [3, 4]]));
const pow = (m: Mat, n: number): Mat => n === 0 ? m.map((r, i) => r.map((_, j) => +(i == j))) : n % 2 ? mul(m, pow(m, n - 1)) : pow(mul(m, m), n / 2);
console.log(pow([[1, 1], [1, 0]], 30)[0][1]);
class Vec {
  constructor(public x = 0, public y = 0) { }
  static from([x, y]: [
    number,
    number
  ]) { return new Vec(x, y); }
  add(o: Vec) { return new Vec(this.x + o.x, this.y + o.y); }
  get len() { return Math.sqrt(this.x ** 2 + this.y ** 2); }
  *[Symbol.iterator]() {
    yield this.x;
    yield this.y;
  }
  toString() { return `<${[...this]}>`; }
}
console.log(`${Vec.from([3, 4])}`, new Vec(1, 1).add(new Vec(2)).toString(), new Vec(3, 4).len, Math.max(...new Vec(3, 9)));
