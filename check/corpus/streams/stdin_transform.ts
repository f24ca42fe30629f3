// Standard input through a transform: a filter, as a shell pipe has them.
import { Transform } from "node:stream";

let lines = 0;
const number = new Transform({
  transform(chunk, _encoding, callback) {
    for (const line of chunk.toString().trimEnd().split("\n")) {
      lines++;
      this.push(`${String(lines).padStart(3)}  ${line}\n`);
    }
    callback();
  },
  flush(callback) {
    callback(null, `${lines} lines\n`);
  },
});
process.stdin.pipe(number).pipe(process.stdout);
