// Writing text, filling.
const buffer = Buffer.alloc(6);

console.log(buffer.write("héllo wörld"), buffer);
console.log(buffer.write("ab", 4), buffer);
console.log(buffer.write("xyz", 1, 2), buffer);
console.log(buffer.write("616263", "hex"), buffer);
console.log(buffer.write("€€€"), buffer);
console.log(buffer.fill("ab"), buffer.fill(0), buffer.fill("é", 1, 4));
console.log(Buffer.from([1, 2, 3]).reverse(), Buffer.alloc(60).length);
console.log(Buffer.alloc(60));
