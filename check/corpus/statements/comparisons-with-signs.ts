// Two comparisons in a list are not type arguments, whatever comes after `>`.
const a = { x: 1, y: 2, z: [1, 2] }, b = 3, n = 2;
function f(...xs: any[]) { return xs.join(); }
console.log(f(a.x < b, a.y > 1));
console.log(f(b < 0, n > -1), f(a.z[0]! < b, n > a.x), f(a.z.length < b, n > a.x));
console.log(a.x < 0 || a.y > -1, a.x < b && n > -b, b < n ? 1 : n > -1, f(a.x < 0, a.y > -1));
if (a.x < 0 || a.x > a.z.length - 1 || a.y < 0 || a.y > -a.x) console.log("in");
const ok = [a.x < 0, a.y > -1, b < 5, n > ~n, b < n, n > ++a.x];
console.log(ok, a.x < n, b > 3);
