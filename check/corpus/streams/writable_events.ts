// Back pressure: write() tells when to stop, 'drain' when to go on; the order of the last events.
import { Writable } from "node:stream";

const slow = new Writable({
  highWaterMark: 4,
  write(chunk, _encoding, callback) {
    console.log("writing", chunk.toString());
    setImmediate(callback);
  },
});

console.log(slow.write("ab"), slow.write("cdef"));
console.log(slow.writableLength, slow.writableNeedDrain, slow.writableHighWaterMark);
slow.once("drain", () => {
  console.log("drain", slow.writableLength);
  slow.end("last", () => console.log("end's callback"));
  console.log(slow.writableEnded, slow.writableFinished);
});
slow.on("finish", () => console.log("finish", slow.writableFinished));
slow.on("close", () => console.log("close", slow.destroyed));

const corked = new Writable({
  writev(chunks, callback) {
    console.log(chunks.map(({ chunk }) => chunk.toString()));
    callback();
  },
});
corked.cork();
corked.write("a");
corked.write("b");
process.nextTick(() => {
  corked.uncork();
  corked.end();
});
