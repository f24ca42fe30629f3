// Matrices with operators as methods, LU, inverse, eigenvalues by power iteration, FFT, Simpson, Newton.
class Matrix {
  private constructor(
    readonly rows: number,
    readonly cols: number,
    private readonly d: Float64Array,
  ) {}
  static of(rows: readonly (readonly number[])[]) {
    const c = rows[0]?.length ?? 0;
    if (rows.some((r) => r.length !== c)) throw new RangeError("ragged rows");
    return new Matrix(rows.length, c, Float64Array.from(rows.flat()));
  }
  static identity(n: number) {
    return Matrix.make(n, n, (i, j) => +(i === j));
  }
  static make(r: number, c: number, f: (i: number, j: number) => number) {
    const d = new Float64Array(r * c);
    for (let i = 0; i < r; i++) for (let j = 0; j < c; j++) d[i * c + j] = f(i, j);
    return new Matrix(r, c, d);
  }
  at(i: number, j: number) {
    return this.d[i * this.cols + j]!;
  }
  mul(o: Matrix | number): Matrix {
    if (typeof o === "number")
      return Matrix.make(this.rows, this.cols, (i, j) => this.at(i, j) * o);
    if (this.cols !== o.rows)
      throw new RangeError(`${this.rows}x${this.cols} by ${o.rows}x${o.cols}`);
    return Matrix.make(this.rows, o.cols, (i, j) => {
      let s = 0;
      for (let k = 0; k < this.cols; k++) s += this.at(i, k) * o.at(k, j);
      return s;
    });
  }
  get T() {
    return Matrix.make(this.cols, this.rows, (i, j) => this.at(j, i));
  }
  toArray() {
    return Array.from({ length: this.rows }, (_, i) =>
      Array.from(this.d.subarray(i * this.cols, (i + 1) * this.cols)),
    );
  }
  eliminate(): { det: number; inverse: Matrix | null } {
    const n = this.rows,
      a = this.toArray().map((r, i) => [...r, ...Matrix.identity(n).toArray()[i]!]);
    let det = 1;
    for (let c = 0; c < n; c++) {
      let p = c;
      for (let r = c + 1; r < n; r++) if (Math.abs(a[r]![c]!) > Math.abs(a[p]![c]!)) p = r;
      if (a[p]![c] === 0) return { det: 0, inverse: null };
      if (p !== c) {
        [a[p], a[c]] = [a[c]!, a[p]!];
        det = -det;
      }
      const pivot = a[c]![c]!;
      det *= pivot;
      a[c] = a[c]!.map((x) => x / pivot);
      for (let r = 0; r < n; r++)
        if (r !== c) {
          const f = a[r]![c]!;
          if (f) a[r] = a[r]!.map((x, k) => x - f * a[c]![k]!);
        }
    }
    return { det, inverse: Matrix.of(a.map((r) => r.slice(n))) };
  }
  toString() {
    return this.toArray()
      .map((r) => r.map((x) => x.toFixed(2).padStart(7)).join(""))
      .join("\n");
  }
}
const m = Matrix.of([
  [2, 1, 1],
  [1, 3, 2],
  [1, 0, 0],
]);
const { det, inverse } = m.eliminate();
console.log(det, `\n${inverse}`, `\n${m.mul(inverse!)}`);
console.log(
  m.T.toArray(),
  m.mul(2).toArray(),
  Matrix.of([
    [1, 2],
    [2, 4],
  ]).eliminate(),
);
for (const f of [() => Matrix.of([[1], [1, 2]]), () => m.mul(Matrix.identity(2))])
  try {
    f();
  } catch (e) {
    console.log(String(e));
  }
const power = (m: Matrix, n = 50) => {
  let v = Matrix.make(m.cols, 1, () => 1),
    l = 0;
  for (let i = 0; i < n; i++) {
    const w = m.mul(v);
    l = Math.hypot(...w.T.toArray()[0]!);
    v = w.mul(1 / l);
  }
  return l;
};
console.log(
  power(
    Matrix.of([
      [2, 1],
      [1, 2],
    ]),
  ).toFixed(9),
  m,
);
type Complex = { re: number; im: number };
function fft(xs: Complex[]): Complex[] {
  const n = xs.length;
  if (n === 1) return xs;
  const even = fft(xs.filter((_, i) => !(i & 1))),
    odd = fft(xs.filter((_, i) => i & 1));
  const out: Complex[] = [];
  for (let k = 0; k < n / 2; k++) {
    const a = (-2 * Math.PI * k) / n,
      { re, im } = odd[k]!,
      t = { re: Math.cos(a) * re - Math.sin(a) * im, im: Math.sin(a) * re + Math.cos(a) * im },
      e = even[k]!;
    out[k] = { re: e.re + t.re, im: e.im + t.im };
    out[k + n / 2] = { re: e.re - t.re, im: e.im - t.im };
  }
  return out;
}
console.log(
  fft([1, 1, 1, 1, 0, 0, 0, 0].map((re) => ({ re, im: 0 }))).map(
    ({ re, im }) => `${re.toFixed(3)}${im < 0 ? "-" : "+"}${Math.abs(im).toFixed(3)}i`,
  ),
);
const simpson = (f: (x: number) => number, a: number, b: number, n = 100) => {
  const h = (b - a) / n;
  let s = f(a) + f(b);
  for (let i = 1; i < n; i++) s += f(a + i * h) * (i % 2 ? 4 : 2);
  return (s * h) / 3;
};
const newton = (f: (x: number) => number, x = 1) => {
  for (let i = 0; i < 60; i++) {
    const d = (f(x + 1e-6) - f(x - 1e-6)) / 2e-6,
      next = x - f(x) / d;
    if (Math.abs(next - x) < 1e-12) return next;
    x = next;
  }
  return NaN;
};
console.log(
  simpson(Math.sin, 0, Math.PI).toFixed(8),
  newton((x) => x * x - 2).toFixed(10),
  newton((x) => Math.cos(x) - x).toFixed(10),
  [1, 2, 3, 4].map(
    (
      (s) => (x: number) =>
        (s += x)
    )(0),
  ),
);
