// Characters that are cut between two pieces.
import { StringDecoder } from "node:string_decoder";

const text = "a€𝄞ü!";
const bytes = Buffer.from(text, "utf8");
for (const size of [1, 2, 3, 5]) {
  const decoder = new StringDecoder("utf8");
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += size) parts.push(decoder.write(bytes.subarray(i, i + size)));
  parts.push(decoder.end());
  console.log(size, parts, parts.join("") === text);
}

const cut = new StringDecoder();
console.log(JSON.stringify(cut.write(Buffer.from([0xe2, 0x82]))), JSON.stringify(cut.end()), cut.encoding);
const wrong = new StringDecoder("utf8");
console.log(JSON.stringify(wrong.write(Buffer.from([0x61, 0xff, 0x62, 0xc3]))), JSON.stringify(wrong.end(Buffer.from([0xa9]))));
const base64 = new StringDecoder("base64");
console.log(base64.write(Buffer.from("ab")), base64.write(Buffer.from("cde")), base64.end());
try {
  new StringDecoder("nothing" as BufferEncoding);
} catch (error) {
  console.log((error as NodeJS.ErrnoException).code, (error as Error).message);
}
