console.log("util runs", require.main === module);
exports.add = (a: number, b: number) => a + b;
exports.name = "util";
module.exports.extra = [1, 2];
