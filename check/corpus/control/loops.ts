let out = "";
for (let i = 0; i < 5; i++) out += i;
for (let i = 10; i > 0; i -= 3) out += "," + i;
console.log(out);
let n = 0;
while (true) {
  n++;
  if (n % 2 === 0) continue;
  if (n > 9) break;
  out += n;
}
console.log(out, n);
do {
  n--;
} while (n > 5);
console.log(n);
for (let i = 0, j = 10; i < j; i++, j--) {
  if (j - i < 3) console.log(i, j);
}
for (;;) {
  if (n++ > 7) break;
}
console.log(n);
