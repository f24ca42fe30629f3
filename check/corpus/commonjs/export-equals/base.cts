class Base { constructor(private n: number) {} v() { return this.n; } }
export = Base;
