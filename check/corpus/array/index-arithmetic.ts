// Arithmetic in an index: -0 means 0 there, and NaN finds nothing. Elsewhere both show.
const xs = [10, 20, 30];
const flags = [true, false, true];
const text = "abc";
const bytes = Uint8Array.of(1, 2, 3);
const record: Record<string, string> = { NaN: "not", "0": "zero", "-1": "minus" };

function at(i: number, n: number): void {
  console.log(xs[i % n], flags[i % n], text[i % n], bytes[i % n], record[i % n], i % n);
  console.log(xs[-i], xs[i * -1], xs[(i * n) % 3], xs[i * n - n * i], -i, i * -1);
  if (flags[i % n]) console.log("flag");
  if (!flags[(i + 1) % n]) console.log("no flag");
}
for (const n of [3, 0, -2, -1, 1]) for (let i = -1; i < 3; i++) at(i, n);

function around(rows: number[][], y: number, x: number): number {
  const height = rows.length;
  const width = rows[0]?.length ?? 0;
  let sum = 0;
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) sum += rows[(y + dy + height) % height]?.[(x + dx + width) % width] ?? 100;
  return sum;
}
console.log(around([[1, 2], [3, 4]], 0, 1), around([[5]], 0, 0), around([[], []], 0, 0), around([], 0, 0));

const store = [0, 0, 0];
for (let i = 0; i < 7; i++) store[i % store.length] += i;
for (let i = 0; i < 3; i++) store[-i * 0] -= 1;
console.log(store);

// the index that a callback gets is an integer, what is made of it need not be one
const halves = xs.map((x, i) => x / i);
const signs = xs.map((_, i) => -i);
console.log(halves, signs, Object.is(signs[0], -0), xs.findIndex((x, i) => x * i === 40), xs.filter((_, i) => i % 2));
const squares = Array.from({ length: 4 }, (_, i) => i * i);
console.log(squares, xs.reduce((sum, x, i) => sum + x * i, 0), xs.flatMap((x, i) => [x, i - 1]));
const shared = (x: number, i: number) => x + i;
console.log(xs.map(shared), shared(0.5, -0.25), shared(NaN, Infinity));
let zero = 0;
console.log(Object.is(zero * -1, -0), (zero * -1) | 0, zero * -1 === 0, -zero < 0);
zero++;
