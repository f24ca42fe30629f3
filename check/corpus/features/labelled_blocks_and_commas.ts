// Labels on blocks, nested loops with all jumps, comma operators, empty statements, conditionals in heads.
const out: string[] = [];
a: {
  out.push("in a");
  b: {
    if (out.length === 1) break a;
    out.push("never");
  }
  out.push("never");
}
out.push("after a");
outer: for (let i = 0; ; i++) {
  inner: do {
    if (i === 1) continue outer;
    if (i === 4) break outer;
    for (const k in { x: 1, y: 2 }) {
      if (k === "y") continue inner;
      out.push(i + k);
      if (i === 3) break inner;
    }
  } while (i < 0);
  out.push("end " + i);
}
loop: while (true) {
  switch (out.length) {
    default:
      out.push("sw");
      continue loop;
    case 10:
      break;
    case 12:
      out.push("twelve");
    case 13:
      break loop;
  }
  out.push("ten");
}
for (var x = 0, y = 10; x < y; x += 3, y--);
console.log(out, x, y);
let n = 0;
do n++;
while (n < 5);
while (n-- > 0)
  if (n % 2) continue;
  else out.length = n;
console.log(n, out.length);
for (const c of "abc")
  for (const d of "xyz") {
    if (d === "y") break;
    out.push(c + d);
  }
for (;;) {
  if (out.length > 4) break;
  out.push("fill");
}
console.log(out);
const r = (out.length, out.push("z"), out.at(-1));
console.log(r, (1, 2, "three"));
if (n);
else if (!n) {
} else out.push("?");
{
  {
    let n = 5;
    {
      const n = 6;
      out[0] = String(n);
    }
    out[1] = String(n);
  }
}
console.log(out[0], out[1], n);
x: for (const i of [1, 2, 3]) {
  y: for (const j of [1, 2, 3]) {
    if (j === i) continue x;
    if (i === 3) break x;
    if (j > 2) break y;
    console.log(i, j);
  }
}
const m = new Map<string, number[]>();
rows: for (const line of ["a:1,2", "# skip", "b:", "c:3"]) {
  if (line.startsWith("#")) continue;
  const [k, rest] = line.split(":") as [string, string];
  const vs: number[] = [];
  for (const v of rest.split(",")) {
    if (v === "") continue rows;
    vs.push(+v);
  }
  m.set(k, vs);
}
console.log(m);
function find(grid: number[][], want: number) {
  search: {
    for (let r = 0; r < grid.length; r++)
      for (let c = 0; c < grid[r]!.length; c++)
        if (grid[r]![c] === want) {
          n = r * 10 + c;
          break search;
        }
    return -1;
  }
  return n;
}
console.log(
  find(
    [
      [1, 2],
      [3, 4],
    ],
    4,
  ),
  find([[1]], 9),
);
var i = 0;
for (i; i < 3;) i++;
for (; i < 6; i++);
console.log(i);
for (let i = 0, j = 5; i < j; [i, j] = [i + 1, j - 1]) console.log(i, j);
for (const [k, v] of Object.entries({ p: 1, q: 2 })) {
  if (v > 1) {
    console.log(k);
    break;
  }
}
for (let i in [7, 8]) console.log(typeof i, i);
for (var p in "ab") console.log(p);
for (const z of []) console.log("never");
let w = 3;
while (w) {
  try {
    if (w === 2) continue;
    console.log("w", w);
  } finally {
    w--;
  }
}
