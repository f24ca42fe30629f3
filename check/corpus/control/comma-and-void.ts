let a = 1;
const b = (a++, a++, a);
console.log(a, b);
console.log(void 0, void a);
let x = 0;
for (let i = 0; i < 3; x += i, i++);
console.log(x);
