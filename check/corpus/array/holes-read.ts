const n: number[] = []; n[2] = 1;
for (const x of n) console.log(x);
for (let i = 0; i < n.length; i++) console.log(n[i]);
console.log(n[0], n[1] === undefined, n.map((x) => x + 1), n.reduce((a, b) => a + b, 0), n.join(), JSON.stringify(n), n.indexOf(1), n.includes(undefined as any));
