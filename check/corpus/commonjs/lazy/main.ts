function lazy() { return require("./heavy.cts").value; }
console.log("before");
console.log(lazy(), lazy());
const which = process.argv.length > 100 ? require("./a.cts") : require("./b.cts");
console.log(which.name);
if (which.name === "b") { const { extra } = require("./b.cts"); console.log(extra); }
