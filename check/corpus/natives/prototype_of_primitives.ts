// Methods that a program adds to numbers and booleans.

declare global { interface Number { clamp(a: number, b: number): number; times(f: (i: number) => void): void } interface Function { after(n: number): Function } interface Boolean { toYN(): string } interface Object { tap?: any } }
Number.prototype.clamp = function (a, b) { return Math.min(Math.max(this.valueOf(), a), b); };
Number.prototype.times = function (f) { for (let i = 0; i < Number(this); i++) f(i); };
Boolean.prototype.toYN = function () { return this.valueOf() ? "Y" : "N"; };
console.log((15).clamp(0, 10), true.toYN(), (2 > 3).toYN()); (3).times((i) => console.log(i));
export {};
