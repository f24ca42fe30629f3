const module = { exports: 1 }; const exports = 2; function require(x: string) { return x + "!"; }
console.log(module.exports, exports, require("fs"));
export {};
