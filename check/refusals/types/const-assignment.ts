const a = 1;
a = 2;
console.log(a);
