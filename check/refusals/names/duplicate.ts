const a = 1;
const a = 2;
let b = 1;
function b() {}
console.log(a, b);
