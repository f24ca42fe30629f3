// Buffers as text.
const buffer = Buffer.from("héllo wörld");

for (const encoding of ["utf8", "hex", "base64", "base64url", "latin1", "ascii"] as const) {
  console.log(encoding, buffer.toString(encoding));
}
console.log(buffer.toString("utf8", 7), buffer.toString("utf8", 0, 1), buffer.toString("hex", -5, 2), buffer.toString("utf8", 5, 2) === "");
console.log(`${buffer}`, "" + buffer);
console.log(Buffer.from([0xe2, 0x82, 0x41, 0xff, 0xf0, 0x9f]).toString());
console.log(Buffer.from([0x61, 0, 0xac, 0x20, 9]).toString("utf16le"));
console.log(JSON.stringify(Buffer.from("abc")), JSON.stringify({ b: Buffer.alloc(1) }));
