// The order of a stream's events among ticks, microtasks and immediates.
import { Duplex, Readable, Writable } from "node:stream";

const log = (text: string) => console.log(text);
const source = new Readable({ read: () => log("asked") });
process.nextTick(() => log("tick 1"));
source.on("data", (chunk) => log(`data ${chunk}`));
process.nextTick(() => log("tick 2"));
source.push("a");
log("pushed a");
setImmediate(() => {
  source.push("b");
  log("pushed b");
  source.push(null);
  log("pushed the end");
});
source.on("end", () => log("end"));
source.on("close", () => log("close"));
Promise.resolve().then(() => log("microtask"));

const sink = new Writable({
  write(chunk, _encoding, callback) {
    log(`written ${chunk}`);
    callback();
  },
});
sink.write("1", () => log("callback 1"));
sink.write("2", () => log("callback 2"));
sink.end(() => log("callback of end"));
sink.on("finish", () => log("finish"));
sink.on("close", () => log("sink closed"));

const both = new Duplex({
  read() {
    this.push("from the other side");
    this.push(null);
  },
  write(chunk, _encoding, callback) {
    log(`to the other side: ${chunk}`);
    callback();
  },
});
both.on("data", (chunk) => log(String(chunk)));
both.on("end", () => log("duplex end"));
both.on("finish", () => log("duplex finish"));
both.on("close", () => log("duplex close"));
both.end("hello");
log("end of the module");
