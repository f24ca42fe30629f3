const o: any = { a: 1 }; const p = { x: 1 };
console.log(Object.prototype.hasOwnProperty.call(o, "a"), Object.prototype.hasOwnProperty.call(p, "y"), Object.prototype.toString.call([]), Object.prototype.toString.call(null), Object.prototype.toString.call("s"), Object.prototype.toString.call(new Date(0)));
console.log(Array.prototype.slice.call([1, 2, 3], 1), String.prototype.toUpperCase.call("ab"));
for (const k in o) if (Object.prototype.hasOwnProperty.call(o, k)) console.log(k);
function f(...xs: number[]) { return Array.prototype.map.call(xs, (x: number) => x * 2); }
console.log(f(1, 2));
