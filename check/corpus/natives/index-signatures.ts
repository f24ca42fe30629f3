const b = Buffer.from("hello");
console.log(b[0], b[4], b[10]);
b[0] = 72; b[1] += 1; b[2]++;
console.log(b.toString(), b);
let sum = 0;
for (let i = 0; i < b.length; i++) sum += b[i];
console.log(sum);
const s = "abc";
console.log(s[1], s[9]);
let t = "";
for (let i = s.length - 1; i >= 0; i--) t += s[i];
console.log(t);


