const a = 1 +* 2;
let b = ;
console.log(a, b);
