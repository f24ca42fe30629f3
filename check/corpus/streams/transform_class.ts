// A class that extends Transform, between a source and a sink.
import { pipeline, Readable, Transform, type TransformCallback, Writable } from "node:stream";

class Lines extends Transform {
  private rest = "";
  count = 0;

  override _transform(chunk: any, _encoding: BufferEncoding, callback: TransformCallback): void {
    const parts = (this.rest + chunk.toString()).split("\n");
    this.rest = parts.pop() ?? "";
    for (const part of parts) {
      this.count++;
      this.push(`${this.count}: ${part}\n`);
    }
    callback();
  }

  override _flush(callback: TransformCallback): void {
    callback(null, this.rest === "" ? null : `rest: ${this.rest}\n`);
  }
}

const lines = new Lines();
const shown: string[] = [];
const sink = new Writable({
  write(chunk, encoding, callback) {
    shown.push(`${encoding} ${chunk.toString().trim()}`);
    callback();
  },
  final(callback) {
    console.log("final");
    callback();
  },
});
pipeline(Readable.from(["one\ntw", "o\nthr", "ee"]), lines, sink, (error?: Error | null) => {
  console.log(error ?? "no error", lines.count, shown);
});
