// node:stream/promises: pipelines of streams, generators and functions, awaited.
import { PassThrough, Readable, Transform, Writable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";

const seen: string[] = [];
const collect = () => new Writable({
  write(chunk, _encoding, callback) {
    seen.push(String(chunk));
    callback();
  },
});

await pipeline(Readable.from(["a", "b"]), new PassThrough(), collect());
console.log(seen);

await pipeline(
  async function* () {
    yield "1";
    yield "2";
  },
  async function* (source: AsyncIterable<string>) {
    for await (const chunk of source) {
      yield chunk + chunk;
    }
  },
  async (source: AsyncIterable<string>) => {
    for await (const chunk of source) {
      console.log(chunk);
    }
  },
);

const fails = new Transform({
  transform(_chunk, _encoding, callback) {
    callback(new Error("not today"));
  },
});
await pipeline(Readable.from(["a"]), fails, collect()).catch((error: Error) => {
  console.log(error.message, fails.destroyed);
});

const last = collect();
last.end("end");
await finished(last);
console.log(last.writableFinished, seen);
