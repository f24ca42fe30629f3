let a: (string | number)[] = "a,b".split(",");
a.push(1);
console.log(a, a.shift());
