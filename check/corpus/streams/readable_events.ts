// A source that is asked for chunks: flowing, paused, and read by hand.
import { Readable } from "node:stream";

let asked = 0;
const source = new Readable({
  encoding: "utf8",
  read() {
    asked++;
    this.push(asked <= 3 ? `chunk ${asked}` : null);
  },
});
console.log(source.readableFlowing, source.readableEncoding);
source.on("data", (chunk: string) => {
  console.log(chunk);
  source.pause();
  console.log(source.isPaused(), source.readableFlowing);
  setTimeout(() => source.resume(), 1);
});
source.on("pause", () => console.log("pause"));
source.on("resume", () => console.log("resume"));
source.on("end", () => console.log("end", asked, source.readableEnded));
source.on("close", () => console.log("close"));

const byHand = Readable.from(["hello", "world"], { objectMode: false });
byHand.on("readable", () => {
  for (let part = byHand.read(4); part !== null; part = byHand.read(4)) {
    console.log("part", part.toString());
  }
});
byHand.on("end", () => console.log("nothing left"));
