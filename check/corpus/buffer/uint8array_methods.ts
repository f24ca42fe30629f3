// A Buffer is a Uint8Array: what it inherits, and subarrays that share bytes.
const b = Buffer.from([1, 2, 3, 250]);
console.log(b instanceof Uint8Array, b instanceof Buffer, b[0], b[9], b.length, b.byteLength, b.BYTES_PER_ELEMENT);
for (const x of b) console.log(x);
console.log([...b], Array.from(b), b.map((x) => x * 2), b.filter((x) => x > 1), b.reduce((a, x) => a + x, 0));
const s = b.subarray(1, 3); s[0] = 99; console.log(b, s);
const sl = b.slice(0, 2); sl[0] = 7; console.log(b, sl);
b.set([5, 6], 2); console.log(b);
console.log(b.every((x) => x > 0), b.some((x) => x == 6), b.find((x) => x > 5), b.findIndex((x) => x > 5), b.join("-"));
console.log(b.toReversed(), b.toSorted(), b.with(0, 1));
console.log(b.indexOf(99), b.includes(99), b.at(-1), b.entries().next(), [...b.keys()], [...b.values()]);
b.sort(); console.log(b); b.reverse(); console.log(b);
b.forEach((x, i) => console.log(i, x));
b.copyWithin(0, 2); console.log(b); b.fill(0); console.log(b);
