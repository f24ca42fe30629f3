const a = eval("1");
const b = new Function("return 1");
console.log(a, b);
