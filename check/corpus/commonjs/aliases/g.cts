let count = 0;
exports = module.exports = { inc() { return ++count; }, get count() { return count; } };
exports.self = exports;
