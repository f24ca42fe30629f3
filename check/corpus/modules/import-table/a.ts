console.log("load a"); class A { constructor(public k: number) {} run(n: number) { return n * this.k; } } export default new A(10);
