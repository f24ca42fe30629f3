const p = new Proxy({}, {});
console.log(p);
