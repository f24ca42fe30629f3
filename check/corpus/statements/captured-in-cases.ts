// Variables of the blocks of cases that closures keep: each time round has its own.
const kept: (() => number)[] = [];
for (const s of ["a", "b", "Z"]) {
  switch (s) {
    case "Z": { let q = 1; kept.push(() => q++); } break;
    case "a": { let n = 3; while (n-- > 0) kept.push(() => n); break; }
    default: { let n = 9; n--; kept.push(() => n); }
  }
}
console.log(kept.map(f => f()), kept.map(f => f()));
for (const s of [1, 2]) {
  switch (`<${s}`) {
    case "<2": { const m = s * 2; kept.push(() => m); } break;
    default: { let n = 3; while (n-- > 0) { kept.push(() => n + s); } }
  }
}
console.log(kept.map(f => f()));
