// Every loop, with and without labels.
let text = "";
for (let i = 0, j = 10; i < j; i += 3, j--) text += `${i}/${j} `;
console.log(text);
let n = 27, steps = 0;
while (n !== 1) {
  n = n % 2 ? 3 * n + 1 : n / 2;
  steps++;
}
do steps--; while (steps > 100);
console.log(steps);
outer: for (const row of [[1, 2], [3, -1, 4], [5]]) {
  for (const cell of row) {
    if (cell < 0) continue outer;
    if (cell === 5) break outer;
    console.log(cell);
  }
}
for (const key in { a: 1, b: 2 }) console.log(key);
for (const i in ["x", "y"]) console.log(typeof i, i);
for (const [i, c] of [..."ab"].entries()) console.log(i, c);
block: {
  if (text) break block;
  console.log("not reached");
}
for (;;) {
  if (++n > 3) break;
}
for (const { id, tags: [first = "none"] = [] } of [{ id: 1, tags: ["t"] }, { id: 2 }] as { id: number; tags?: string[] }[]) console.log(id, first);
console.log(n);
