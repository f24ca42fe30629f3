// n-body, spectral norm, fannkuch and mandelbrot in small sizes.
class Body {
  constructor(
    public x: number,
    public y: number,
    public z: number,
    public vx: number,
    public vy: number,
    public vz: number,
    public mass: number,
  ) {}
}
const SOLAR = 4 * Math.PI * Math.PI,
  DAYS = 365.24;
const bodies = [
  new Body(0, 0, 0, 0, 0, 0, SOLAR),
  new Body(
    4.8414314424647209,
    -1.16032004402742839,
    -1.03622044471123109e-1,
    1.66007664274403694e-3 * DAYS,
    7.69901118419740425e-3 * DAYS,
    -6.90460016972063023e-5 * DAYS,
    9.54791938424326609e-4 * SOLAR,
  ),
  new Body(
    8.34336671824457987,
    4.12479856412430479,
    -4.03523417114321381e-1,
    -2.76742510726411899e-3 * DAYS,
    4.99852801234917238e-3 * DAYS,
    2.30417297573763929e-5 * DAYS,
    2.85885980666130812e-4 * SOLAR,
  ),
];
function offset() {
  let px = 0,
    py = 0,
    pz = 0;
  for (const b of bodies) {
    px += b.vx * b.mass;
    py += b.vy * b.mass;
    pz += b.vz * b.mass;
  }
  const sun = bodies[0]!;
  sun.vx = -px / SOLAR;
  sun.vy = -py / SOLAR;
  sun.vz = -pz / SOLAR;
}
function energy() {
  let e = 0;
  bodies.forEach((b, i) => {
    e += 0.5 * b.mass * (b.vx ** 2 + b.vy ** 2 + b.vz ** 2);
    for (let j = i + 1; j < bodies.length; j++) {
      const c = bodies[j]!;
      e -= (b.mass * c.mass) / Math.sqrt((b.x - c.x) ** 2 + (b.y - c.y) ** 2 + (b.z - c.z) ** 2);
    }
  });
  return e;
}
function advance(dt: number) {
  const n = bodies.length;
  for (let i = 0; i < n; i++) {
    const a = bodies[i]!;
    for (let j = i + 1; j < n; j++) {
      const b = bodies[j]!;
      const dx = a.x - b.x,
        dy = a.y - b.y,
        dz = a.z - b.z,
        d2 = dx * dx + dy * dy + dz * dz,
        mag = dt / (d2 * Math.sqrt(d2));
      a.vx -= dx * b.mass * mag;
      a.vy -= dy * b.mass * mag;
      a.vz -= dz * b.mass * mag;
      b.vx += dx * a.mass * mag;
      b.vy += dy * a.mass * mag;
      b.vz += dz * a.mass * mag;
    }
  }
  for (const b of bodies) {
    b.x += dt * b.vx;
    b.y += dt * b.vy;
    b.z += dt * b.vz;
  }
}
offset();
console.log(energy().toFixed(9));
for (let i = 0; i < 20000; i++) advance(0.01);
console.log(energy().toFixed(9));
const A = (i: number, j: number) => 1 / (((i + j) * (i + j + 1)) / 2 + i + 1);
function mulAv(v: Float64Array, out: Float64Array, t: boolean) {
  for (let i = 0; i < v.length; i++) {
    let s = 0;
    for (let j = 0; j < v.length; j++) s += (t ? A(j, i) : A(i, j)) * v[j]!;
    out[i] = s;
  }
}
(function spectral(n: number) {
  const u = new Float64Array(n).fill(1),
    v = new Float64Array(n),
    t = new Float64Array(n);
  for (let i = 0; i < 10; i++) {
    mulAv(u, t, false);
    mulAv(t, v, true);
    mulAv(v, t, false);
    mulAv(t, u, true);
  }
  let vBv = 0,
    vv = 0;
  for (let i = 0; i < n; i++) {
    vBv += u[i]! * v[i]!;
    vv += v[i]! ** 2;
  }
  console.log(Math.sqrt(vBv / vv).toFixed(9));
})(100);
function fannkuch(n: number): [number, number] {
  const p = Array.from({ length: n }, (_, i) => i),
    q = p.slice(),
    s = p.slice();
  let sign = 1,
    max = 0,
    sum = 0;
  for (;;) {
    let q0 = p[0]!;
    if (q0 !== 0) {
      for (let i = 1; i < n; i++) q[i] = p[i]!;
      let flips = 1;
      for (;;) {
        const qq = q[q0]!;
        if (qq === 0) {
          sum += sign * flips;
          if (flips > max) max = flips;
          break;
        }
        q[q0] = q0;
        if (q0 >= 3) {
          let i = 1,
            j = q0 - 1;
          do {
            const t = q[i]!;
            q[i] = q[j]!;
            q[j] = t;
            i++;
            j--;
          } while (i < j);
        }
        q0 = qq;
        flips++;
      }
    }
    if (sign === 1) {
      [p[0], p[1]] = [p[1]!, p[0]!];
      sign = -1;
    } else {
      [p[1], p[2]] = [p[2]!, p[1]!];
      sign = 1;
      for (let i = 2; i < n; i++) {
        const sx = s[i]!;
        if (sx !== 0) {
          s[i] = sx - 1;
          break;
        }
        if (i === n - 1) return [sum, max];
        s[i] = i;
        const t = p[0]!;
        for (let j = 0; j <= i; j++) p[j] = p[j + 1]!;
        p[i + 1] = t;
      }
    }
  }
}
console.log(fannkuch(7));
const rows: string[] = [];
for (let y = -1.2; y <= 1.2; y += 0.2) {
  let r = "";
  for (let x = -2; x <= 0.6; x += 0.06) {
    let zr = 0,
      zi = 0,
      n = 0;
    while (n < 40 && zr * zr + zi * zi < 4)
      (([zr, zi] = [zr * zr - zi * zi + x, 2 * zr * zi + y]), n++);
    r += n === 40 ? "@" : " .:-=+*#%"[n % 9];
  }
  rows.push(r);
}
console.log(rows.join("\n"));
