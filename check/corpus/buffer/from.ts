// Buffers from strings and arrays.
console.log(Buffer.from("héllo €😀"));
console.log(Buffer.from("héllo €", "latin1"), Buffer.from("aé", "utf16le"), Buffer.from("héllo", "ascii"));
console.log(Buffer.from("68656c6c6f", "hex"), Buffer.from("abzz", "hex"), Buffer.from("abc", "hex"));
for (const text of ["YQ==", "YWI=", "YWJj", "YQ", "Y W\nJj", "YW=Jj", "a-_/", "=YW", "Y"]) {
  console.log(text, Buffer.from(text, "base64"), Buffer.byteLength(text, "base64"));
}
console.log(Buffer.from([1, 256, -1, 1.9, NaN]));
console.log(Buffer.from(Buffer.from("copy")).toString());
console.log(Buffer.from("lone \ud800 surrogate"));
console.log(Buffer.of(1, 2, 3), Buffer.alloc(3), Buffer.alloc(5, "ab"), Buffer.alloc(2, 0x161));
