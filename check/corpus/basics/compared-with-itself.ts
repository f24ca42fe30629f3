let v31: boolean[] = Array.from({ length: 3 }, () => true).filter((e) => e);
let v35: boolean = (v31.at(5) ?? true);
console.log(v31.length);
const n = "abc".length;
switch (n as number) { case (-1): console.log("neg"); break; case (-0): console.log("zero"); break; case 3: console.log("three"); }
const z = "".length;
switch (z as number) { case (-1): console.log("neg"); break; case (-0): console.log("zero"); break; }
function g(k: number) { switch (k) { case -1: return "m"; case -0: return "z"; case 0.5: return "h"; } return "?"; }
console.log(g(0), g(-0), g(-1), g(0.5));
const s = n < 5; const t = n; console.log(t === t, t < t, n / (0 * 2), 1 === (1 as number), 2 < 1);
