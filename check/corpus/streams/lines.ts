// readline over a stream that the program made, and over a transform.
import readline from "node:readline";
import { PassThrough, Readable } from "node:stream";

const lines = readline.createInterface({ input: Readable.from(["first\nsec", "ond\nthird"]) });
lines.on("line", (line) => console.log("line:", line));
lines.on("close", async () => {
  const through = new PassThrough();
  through.write("a,b\n");
  through.end("c,d\n");
  for await (const line of readline.createInterface({ input: through, crlfDelay: Infinity })) {
    console.log(line.split(","));
  }
});
