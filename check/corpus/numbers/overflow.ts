let n = 2147483647;
n++;
console.log(n, n | 0, n + n);
let m = -2147483648;
m--;
console.log(m, -m);
let h = 5381;
for (const c of "hello world") h = h * 33 + c.charCodeAt(0);
console.log(h);
let g = 5381;
for (const c of "hello world") g = (g * 33 + c.charCodeAt(0)) >>> 0;
console.log(g);
let seed = 12345;
for (let k = 0; k < 5; k++) {
  seed = (seed * 1103515245 + 12345) & 0x7fffffff;
  console.log(seed);
}
let lcg = 1;
for (let k = 0; k < 5; k++) {
  lcg = (lcg * 6364136223846793005 + 1442695040888963407) % 18446744073709551616;
  console.log(lcg);
}
