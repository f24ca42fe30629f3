// Fannkuch-redux: the most flips of a prefix over all permutations of n numbers.

function fannkuch(n: number): [number, number] {
  const perm: number[] = [];
  const perm1: number[] = [];
  const count: number[] = [];
  for (let i = 0; i < n; i++) {
    perm.push(0);
    perm1.push(i);
    count.push(0);
  }
  let maxFlips = 0;
  let checksum = 0;
  let permutations = 0;
  let r = n;

  for (;;) {
    while (r !== 1) {
      count[r - 1] = r;
      r--;
    }
    for (let i = 0; i < n; i++) perm[i] = perm1[i];

    let flips = 0;
    let k = perm[0];
    while (k !== 0) {
      const half = (k + 1) >> 1;
      for (let i = 0; i < half; i++) {
        const swap = perm[i];
        perm[i] = perm[k - i];
        perm[k - i] = swap;
      }
      flips++;
      k = perm[0];
    }
    if (flips > maxFlips) maxFlips = flips;
    checksum += permutations % 2 === 0 ? flips : -flips;

    for (;;) {
      if (r === n) return [checksum, maxFlips];
      const first = perm1[0];
      for (let i = 0; i < r; i++) perm1[i] = perm1[i + 1];
      perm1[r] = first;
      count[r]--;
      if (count[r] > 0) break;
      r++;
    }
    permutations++;
  }
}

const n = 9;
const [checksum, flips] = fannkuch(n);
console.log(`${checksum}\nPfannkuchen(${n}) = ${flips}`);
const [checksum10, flips10] = fannkuch(10);
console.log(`${checksum10}\nPfannkuchen(10) = ${flips10}`);
