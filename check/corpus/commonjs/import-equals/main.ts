import fs = require("node:fs");
import lib = require("./lib.cts");
console.log(typeof fs.existsSync, lib(2), lib.kind);
