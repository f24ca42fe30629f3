const total = 5;
console.log(totl);
missing();
