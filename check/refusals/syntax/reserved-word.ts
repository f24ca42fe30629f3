const class = 1;
console.log(class);
