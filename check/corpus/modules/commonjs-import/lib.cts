exports.add = function add(a: number, b: number) { return a + b; };
exports.name = "lib";
