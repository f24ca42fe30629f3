const one: any = 1;
const s: any = "5";
console.log(s * 1, s - 2, s / 2, s % 3, +s, -s, s + one, one + s, s ** 2);
console.log(one + true, one + null, one + undefined, "a" + null, [] + "", [1, 2] + "", {} + "");
console.log(s > 4, s < "10", one == "1", null == 0, undefined == null, "" == (0 as any));
console.log(`${[1, [2, null, undefined, 3]]}`, String([]), String({}));
let i: any = "7";
i++;
console.log(i, typeof i);
