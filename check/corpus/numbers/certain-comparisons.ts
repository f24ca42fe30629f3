// Comparisons whose outcome the types of C make certain.
const xs = [1, 2, 3];
let n = 0;
for (let i = 0; i < xs.length; i++) {
  if (i >= 0) n++;
  if (i < 0) n--;
  if (0 <= i) n++;
  if (0 > i) n--;
  if (i === -1) n += 100;
  if (i < 5000000000) n++;
  const b = (i | 0) << 2;
  if (b === 4294967295) n += 7;
  if (b < 5000000000) n++;
  if (-5000000000 > b) n++;
  const u = b >>> 1;
  if (u < 0) n++;
  if (u > 4294967296) n++;
  if (u !== -1) n++;
  switch (b) { case 3000000000: n++; break; case -3000000000: n++; break; case 4: n += 2; }
}
console.log(n);

// a missing element replaced by a number, in integer arithmetic
const packed: number[] = [];
for (let i = 0; i < 4; i += 3) packed.push((xs[i] << 16) | ((xs[i + 1] ?? 0) << 8) | (xs[i + 2] ?? 0));
console.log(packed);
