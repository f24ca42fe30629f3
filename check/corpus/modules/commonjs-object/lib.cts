const a = 1;
function b() { return 2; }
module.exports = { a, b };
