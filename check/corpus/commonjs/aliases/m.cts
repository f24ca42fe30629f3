const e = module.exports = { x: 1 } as any;
e.y = 2;
exports.z = 3;
