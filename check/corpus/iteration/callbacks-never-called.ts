// Loops that the program never enters, since nothing is ever put into what they run over.
const words = ["a"];
const none: number[][] = [];
console.log(none.filter((row) => words.every((w) => row.some((n) => n > w.length))));
console.log(([] as string[][]).map((row) => row.map((cell) => cell.length)));
for (const row of none) for (const n of row) console.log(n.toFixed(2));
for (const [i, row] of none.entries()) console.log(i, row.length);
for (const [key, list] of new Map<string, number[]>()) for (const n of list) console.log(key, n);
for (const set of [] as Set<string>[]) for (const s of set) console.log(s.toUpperCase());
console.log("end", none.length);
