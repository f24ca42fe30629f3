// Errors of streams: events, callbacks, codes, and what pipeline() and finished() say of them.
import { finished, PassThrough, pipeline, Readable, Transform, Writable } from "node:stream";

const bad = new Transform({
  transform(_chunk, _encoding, callback) {
    callback(new Error("bad chunk"));
  },
});
bad.on("error", (error: Error) => console.log("error", error.message));
bad.on("close", () => console.log("bad is closed", bad.destroyed, bad.errored?.message));
bad.write("x");

const sink = new Writable({ write: (_chunk, _encoding, callback) => callback() });
sink.on("error", (error: NodeJS.ErrnoException) => console.log(error.code, error.message));
sink.end();
sink.write("late", (error) => console.log("callback:", error?.message));

const source = Readable.from(["a"]);
const middle = new Transform({
  transform(_chunk, _encoding, callback) {
    callback(new RangeError("in the middle"));
  },
});
pipeline(source, middle, new PassThrough(), (error?: Error | null) => {
  console.log("pipeline:", error?.message, source.destroyed, middle.destroyed);
});

const idle = new Readable({ read() {} });
finished(idle, (error) => console.log("finished:", (error as NodeJS.ErrnoException).code));
idle.destroy();
try {
  sink.write(null);
} catch (error) {
  console.log((error as NodeJS.ErrnoException).code);
}
