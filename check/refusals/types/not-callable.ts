const n = 5;
console.log(n());
