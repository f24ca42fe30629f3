import util = require("./util.cts");
console.log("main", util.a);
