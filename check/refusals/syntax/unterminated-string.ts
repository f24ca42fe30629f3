const a = "never closed;
console.log(a);
