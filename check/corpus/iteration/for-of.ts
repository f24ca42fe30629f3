for (const n of [1, 2, 3]) console.log(n);
for (const c of "ab") console.log(c);
const map = new Map<string, number>([["x", 1], ["y", 2]]);
for (const [k, v] of map) console.log(k, v);
for (const k of map.keys()) console.log(k);
for (const v of map.values()) console.log(v);
for (const [i, s] of ["p", "q"].entries()) console.log(i, s);
for (const s of new Set(["s", "t", "s"])) console.log(s);
let last = 0;
for (last of [4, 5]);
console.log(last);
const growing = [1];
for (const n of growing) {
  if (growing.length < 4) growing.push(n + 1);
}
console.log(growing);
