// Bytes, slices, copies.
const buffer = Buffer.from("abcdef");

console.log(buffer.length, buffer[0], buffer[9], buffer.byteLength);
buffer[0] = 65;
buffer[1] = 300;
console.log(buffer);
const part = buffer.subarray(2, 4);
part[0] = 90;
console.log(buffer.toString("latin1"), part.toString(), buffer.subarray(-2).toString(), buffer.subarray(4, 1).length);
console.log(buffer.slice(1, -1).length);
const target = Buffer.alloc(4, ".");
console.log(buffer.copy(target, 1), target.toString());
console.log(buffer.copy(target, 0, 4), target.toString());
console.log(Buffer.concat([Buffer.from("x"), Buffer.from("yz")]).toString(), Buffer.concat([Buffer.from("abc")], 5), Buffer.concat([]).length);
let sum = 0;
for (const byte of Buffer.from([1, 2, 3])) {
  sum += byte;
}
console.log(sum, [...Buffer.from("hi")]);
