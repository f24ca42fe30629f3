// Compression at once: every format and back, check sums, options, errors.
import {
  crc32, deflateRawSync, deflateSync, gunzipSync, gzipSync, inflateRawSync, inflateSync, unzipSync,
} from "node:zlib";

const text = "the quick brown fox jumps over the lazy dog. ".repeat(50);
const bytes = Buffer.from(text);
for (const [name, pack, unpack] of [
  ["gzip", gzipSync, gunzipSync],
  ["deflate", deflateSync, inflateSync],
  ["raw", deflateRawSync, inflateRawSync],
] as const) {
  const packed = pack(text);
  console.log(name, packed.length < 200, unpack(packed).equals(bytes), unpack(pack("")).length);
}
console.log(unzipSync(gzipSync("either")).toString(), unzipSync(deflateSync("format")).toString());
console.log(gzipSync("x").subarray(0, 4), deflateSync("x")[0]);
console.log(deflateSync(bytes, { level: 0 }).length > bytes.length);
console.log(inflateSync(deflateSync(new Uint8Array([1, 2, 3]), { level: 9 })));
console.log(crc32("hello"), crc32(Buffer.from("world"), crc32("hello ")), crc32(""));

for (const broken of [Buffer.from("no gzip at all"), gzipSync(text).subarray(0, 20)]) {
  try {
    gunzipSync(broken);
  } catch (error) {
    const { message, code, errno } = error as NodeJS.ErrnoException;
    console.log(message, code, errno);
  }
}
try {
  deflateSync("x", { level: 12 });
} catch (error) {
  console.log((error as Error).name, (error as NodeJS.ErrnoException).code, (error as Error).message);
}
