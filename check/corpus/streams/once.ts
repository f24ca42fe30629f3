// Events of streams, awaited; and the chunks of a writer that waits for room.
import { once } from "node:events";
import { Readable, Writable } from "node:stream";

const source = Readable.from(["x"]);
const [first] = await once(source, "data");
console.log(first);

const slow = new Writable({
  highWaterMark: 3,
  async write(chunk, _encoding, callback) {
    await null;
    console.log("wrote", chunk.toString());
    callback();
  },
});
for (const part of ["aa", "bb", "cc"]) {
  if (!slow.write(part)) {
    await once(slow, "drain");
    console.log("drained");
  }
}
slow.end();
await once(slow, "finish");
console.log(slow.writableFinished);
