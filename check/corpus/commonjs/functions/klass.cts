class K { n: number; static stat = 4; constructor(n: number) { this.n = n; } twice() { return this.n * 2; } } module.exports = K;
