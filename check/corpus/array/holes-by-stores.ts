const numbers: number[] = []; numbers[2] = 1; console.log(numbers, 0 in numbers); numbers.forEach((x) => console.log(x));
const s: string[] = []; s[2] = "x"; console.log(s, 0 in s); s.forEach((x) => console.log(x));
const b: boolean[] = []; b[2] = true; console.log(b, 0 in b);
const o: { x: number }[] = []; o[1] = { x: 1 }; console.log(o, Object.keys(o));
const big: number[] = []; big[5] = 1; big.length = 8; console.log(big);
