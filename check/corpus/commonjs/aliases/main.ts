const m = require("./m.cts"); console.log(m.x, m.y, m.z);
const g = require("./g.cts"); console.log(g.count, g.inc(), g.count, g.self === g);
