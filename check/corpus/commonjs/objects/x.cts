module.exports = { a: 1, b: { c: 2 }, fn() {}, list: [1, 2], sum: (...n: number[]) => n.reduce((p, q) => p + q, 0) };
