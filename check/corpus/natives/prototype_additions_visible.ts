// What a program adds to Array.prototype is found by `in` and for-in.

declare global { interface Array<T> { last(): T | undefined } }
if (!Array.prototype.last) { Array.prototype.last = function () { return this[this.length - 1]; }; }
console.log([1].last?.(), typeof [].last, Array.prototype.hasOwnProperty("last"), "last" in []);
const xs: string[] = ["p", "q"]; const l = xs.last(); console.log(l?.toUpperCase());
for (const i in xs) console.log(i);
console.log(Object.keys(xs), xs);
export {};
