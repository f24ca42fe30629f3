// Standard input by its events.
let data = "";
process.stdin.setEncoding("utf8");
process.stdin.on("data", (c) => { data += c; });
process.stdin.on("end", () => { console.log(data.split("\n").map((l) => l.length)); });
