const name = process.argv[2];
const m = import(`./${name}.js`);
const path = import("node:path");
console.log(m, path);
