let best = 0;
let at = 0;
for (let start = 1; start < 10000; start++) {
  let n = start;
  let steps = 0;
  while (n !== 1) {
    n = n % 2 === 0 ? n / 2 : 3 * n + 1;
    steps++;
  }
  if (steps > best) {
    best = steps;
    at = start;
  }
}
console.log(at, best);
