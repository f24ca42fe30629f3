// Text to bytes and back; base64.
const encoder = new TextEncoder();
const decoder = new TextDecoder();
const bytes = encoder.encode("héllo, 世界 😀");
console.log(bytes, bytes.length, decoder.decode(bytes), encoder.encoding, decoder.encoding);
console.log(encoder.encode(), encoder.encode("").length, decoder.decode(), decoder.decode(new Uint8Array([0xef, 0xbb, 0xbf, 65])).length);
console.log(decoder.decode(new Uint8Array([104, 0xff, 105])), decoder.decode(bytes.subarray(0, 3)), decoder.decode(bytes.buffer).length);
const target = new Uint8Array(5);
console.log(encoder.encodeInto("aé世b", target), target);
const strict = new TextDecoder("utf-8", { fatal: true });
console.log(strict.fatal, strict.ignoreBOM, strict.decode(bytes) === "héllo, 世界 😀");
try {
  strict.decode(new Uint8Array([0xc0]));
} catch (error) {
  console.log(error instanceof TypeError, (error as Error).message);
}
console.log(new TextDecoder("utf-16le").decode(new Uint8Array([65, 0, 66, 0])), new TextDecoder("latin1").encoding);
console.log(btoa("hello"), btoa(""), btoa("\u00ff\u0000"), atob("aGVsbG8="), atob("aGVs bG8"), atob("/wA=").length);
for (const bad of ["a", "a=b=", "é"]) {
  try {
    console.log(atob(bad));
  } catch (error) {
    console.log((error as Error).name, (error as Error).message);
  }
}
try {
  btoa("世");
} catch (error) {
  console.log((error as Error).name, (error as Error).message);
}
const words = "the quick brown fox".split(" ").map((word) => encoder.encode(word));
console.log(words.map((word) => word.length), words.map((word) => decoder.decode(word)).join(" "));
