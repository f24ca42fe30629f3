console.log("main starting");
const a = require("./a.cts");
const b = require("./b.cts");
console.log("in main, a.done =", a.done, "b.done =", b.done);
