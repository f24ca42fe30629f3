const m = import("node:http");
console.log(m);
