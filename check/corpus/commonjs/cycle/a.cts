console.log("a starting");
exports.done = false;
const b = require("./b.cts");
console.log("in a, b.done =", b.done);
exports.done = true;
console.log("a done");
module.exports = exports;
