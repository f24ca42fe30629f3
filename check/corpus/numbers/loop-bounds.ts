for (let i = 0; i < 2.5; i++) console.log(i);
for (let x = 0; x < 1; x += 0.25) console.log(x);
for (let i = 3; i--; ) console.log(i);
for (let i = 10; i > 0; i = i >> 1) console.log(i);
let limit = 3;
for (let i = 0; i < limit; i++) {
  if (i === 0) limit = 5;
  console.log("limit", limit, i);
}
const end = Number("4");
let total = 0;
for (let i = Number("1.5"); i <= end; i++) total += i;
console.log(total);
for (let i = 0; i < NaN; i++) console.log("never");
for (let i = 5; i >= 0; i -= 2) console.log(i);
