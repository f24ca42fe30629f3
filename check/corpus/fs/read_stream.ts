// Files read by streams.
import fs from "node:fs";
import readline from "node:readline";
const file = `${fs.mkdtempSync("/tmp/ts2c-")}/lines.txt`;
fs.writeFileSync(file, "alpha\nbeta\r\ngämma");

async function main() {
  const rl = readline.createInterface({ input: fs.createReadStream(file), crlfDelay: Infinity });
  for await (const line of rl) console.log(`[${line}]`);
  const s = fs.createReadStream(file, "utf8");
  s.on("data", (c) => console.log(typeof c, c.length));
  s.on("end", () => console.log("end"));
  s.on("close", () => {
    console.log("close");
    fs.createReadStream("/tmp/none-such").on("error", (e) => console.log((e as NodeJS.ErrnoException).code, e.message));
    fs.createReadStream(file, { encoding: "utf8", start: 2, end: 7 }).on("data", (c) => console.log(JSON.stringify(c)));
  });
}
main();
