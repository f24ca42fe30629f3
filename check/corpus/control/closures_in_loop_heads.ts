// Closures in the head of a for statement see the copy of the variables that is theirs.
const gs: (() => number)[] = [];
for (let k = 0, inc = () => k++; k < 6; inc(), k++) {
  gs.push(() => k);
  if (k === 3) continue;
  gs.push(inc);
}
console.log(gs.map((g) => g()));
const hs: (() => unknown)[] = [];
for (
  let i = 0, seen: (() => number)[] = [];
  seen.push(() => i), i < 3;
  hs.push(() => i * 10), ++i
) {
  hs.push(() => [i, seen.length]);
  if (i === 1) continue;
  i += 0;
}
console.log(hs.map((h) => h()));
outer: for (let a = 0, f = () => a; a < 3; a++) {
  for (let b = a, g = () => b + f(); ; b++) {
    if (b > 4) continue outer;
    if (a === 2) break outer;
    hs.push(() => g() * 100 + a * 10 + b);
    if (b % 2) continue;
  }
}
console.log(hs.slice(6).map((h) => h()));
const ds: (() => number[])[] = [];
for (let [i, n] = [0, 3]; i < n; i++) ds.push(() => [i, n]);
for (let { x, ...r } = { x: 0, y: 9 }; x < 2; x++) ds.push(() => [x, r.y]);
console.log(ds.map((d) => d()));
function pages(n: number) {
  const out: string[] = [];
  for (let i = 0, name = () => `page ${i}`; i < n; i++) {
    out.push(name());
    if (out.length > 1) return out;
  }
  return out;
}
console.log(pages(1), pages(5));
async function slow() {
  for (let i = 0, log = () => console.log("log", i); i < 2; i++) {
    await null;
    log();
    setTimeout(() => console.log("timer", i));
  }
}
slow();
