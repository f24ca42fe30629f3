// Compression that calls back, also as promises.
import { promisify } from "node:util";
import zlib from "node:zlib";

zlib.gzip("first", { level: 9 }, (error, packed) => {
  console.log(error, packed.length > 0);
  zlib.gunzip(packed, (none, plain) => {
    console.log(none, plain.toString());
    zlib.inflate(Buffer.from("broken"), (problem) => console.log(problem?.message));
    promises();
  });
});
console.log("started");

async function promises(): Promise<void> {
  const deflate = promisify(zlib.deflateRaw);
  const inflate = promisify(zlib.inflateRaw);
  await new Promise((resolve) => setTimeout(resolve, 10));
  const packed: Buffer = await deflate("second", {});
  const plain: Buffer = await inflate(packed, {});
  console.log(plain.toString());
}
