let y = 1;
console.log((3 < (-1)), y < (-1) ? 1 : 2, [y < (-2), y], 3 < ((-1)), 1e21 < (+5), y < (- 1.5));
for (let i = -3; i < (-1); i++) console.log(i);
if (y < (-1) || y > (-1)) console.log("or");
const a: Array<(-1)> = [-1];
console.log(a, y < ((-1) + 5));
